"""Teaches a game's net from matches that bots played: see README.md here.

Every generation plays matches with the net of the generation before, learns
from them, and writes the net in whole numbers as the bots read it.
"""

import argparse
import os
import subprocess
import sys
import time

import numpy as np
import torch

ONE, FINE, UNIT = 128, 4096, 256
BLOCK, NARROW = 64, 16
EXTRAS = 4
# One unit of a target, and of an output before it is written.
TARGET, SCALE = 16.0, 16.0


class Shape:
    """How records and nets are laid out: what `learn shape` says."""

    def __init__(self, line):
        words = dict(word.split("=") for word in line.split())
        self.rows, self.active, self.heads = (int(words[name]) for name in ("rows", "active", "heads"))
        self.outputs = words["outputs"].split(",")
        self.record = int(words["record"])
        # Whether the first row fills up lists and stays 0.
        self.fills = words.get("fills") == "1"
        self.words = words


class Net(torch.nn.Module):
    """The net in real numbers: rows, a wide layer, a narrow one for each head, outputs."""

    def __init__(self, shape, width):
        super().__init__()
        self.shape, self.width, self.begun = shape, width, False
        self.first = torch.nn.EmbeddingBag(
            shape.rows, width, mode="sum", padding_idx=0 if shape.fills else None
        )
        torch.nn.init.normal_(self.first.weight, std=0.03)
        if shape.fills:
            torch.nn.init.zeros_(self.first.weight[0])
        self.start = torch.nn.Parameter(torch.full((width,), 0.5))
        heads, outputs = shape.heads, len(shape.outputs)
        self.second = torch.nn.Parameter(torch.randn(heads, NARROW, width) * width**-0.5)
        self.second_start = torch.nn.Parameter(torch.full((heads, NARROW), 0.3))
        self.last = torch.nn.Parameter(torch.randn(heads, outputs, NARROW) * 0.1)
        self.last_start = torch.nn.Parameter(torch.zeros(heads, outputs))

    def forward(self, rows, head):
        wide = (self.first(rows) + self.start).clamp(0, 1)
        heads = self.shape.heads
        narrow = wide @ self.second.reshape(heads * NARROW, self.width).T
        narrow = narrow.reshape(-1, heads, NARROW)
        narrow = narrow[torch.arange(len(head), device=head.device), head]
        narrow = (narrow + self.second_start[head]).clamp(0, 1)
        return torch.einsum("bn,bon->bo", narrow, self.last[head]) + self.last_start[head]

    def begin(self, head, wanted):
        """Lets every head begin with the mean of what it should say."""
        with torch.no_grad():
            for number in range(self.shape.heads):
                of = wanted[head == number]
                if len(of) > 0:
                    self.last_start[number] = of.mean(0)
        self.begun = True

    def keep_within(self):
        """Keeps weights where whole numbers can hold them."""
        with torch.no_grad():
            self.first.weight.clamp_(-127 / ONE, 127 / ONE)
            self.start.clamp_(-127 / ONE, 127 / ONE)
            self.second.clamp_(-127, 127)
            self.last.clamp_(-127 / SCALE, 127 / SCALE)

    def whole(self):
        """The whole numbers of the layers, in the order of the file."""

        def rounded(tensor, unit, most):
            return (tensor.detach().double().cpu() * unit).round().clamp(-most, most).numpy()

        first = torch.cat([self.start[None], self.first.weight])
        yield rounded(first, ONE, 127).astype("<i1")
        for head in range(self.shape.heads):
            second = self.second[head].reshape(NARROW, self.width // BLOCK, BLOCK).permute(1, 0, 2)
            yield rounded(second, UNIT, 32767).astype("<i2")
            yield rounded(self.second_start[head], ONE * UNIT, 2**31 - 1).astype("<i4")
            yield rounded(self.last[head] * SCALE, UNIT, 32767).astype("<i2")
            yield rounded(self.last_start[head] * SCALE, FINE * UNIT, 2**31 - 1).astype("<i4")

    def read(self, path):
        """Begins with the whole numbers of a file; what rounding took is lost."""
        with open(path, "rb") as file:
            data = file.read()
        data = data[data.index(b"\n\n") + 2 :]
        at = 16

        def numbers(kind, *sizes):
            nonlocal at
            count = int(np.prod(sizes))
            found = np.frombuffer(data, kind, count, at).astype("f4").reshape(sizes)
            at += found.size * np.dtype(kind).itemsize
            return torch.from_numpy(found.copy()).to(self.start.device)

        blocks, outputs = self.width // BLOCK, len(self.shape.outputs)
        assert np.frombuffer(data, "<i4", 4).tolist() == [self.shape.rows, blocks, self.shape.heads, outputs]
        with torch.no_grad():
            first = numbers("<i1", self.shape.rows + 1, self.width) / ONE
            self.start.copy_(first[0])
            self.first.weight.copy_(first[1:])
            for head in range(self.shape.heads):
                second = numbers("<i2", blocks, NARROW, BLOCK) / UNIT
                self.second[head] = second.permute(1, 0, 2).reshape(NARROW, self.width)
                self.second_start[head] = numbers("<i4", NARROW) / (ONE * UNIT)
                self.last[head] = numbers("<i2", outputs, NARROW) / UNIT / SCALE
                self.last_start[head] = numbers("<i4", outputs) / (FINE * UNIT) / SCALE
        assert at == len(data), "a net of another width"
        self.begun = True

    def write(self, path, lines):
        with open(path, "wb") as file:
            file.write("".join(f"# {line}\n" for line in lines).encode() + b"\n")
            sizes = [self.shape.rows, self.width // BLOCK, self.shape.heads, len(self.shape.outputs)]
            file.write(np.array(sizes, "<i4").tobytes())
            for numbers in self.whole():
                file.write(np.ascontiguousarray(numbers).tobytes())


def load(path, shape, device):
    """Records of a file: rows, heads, extras and targets."""
    data = np.memmap(path, dtype="<u2", mode="r").reshape(-1, shape.record)
    data = torch.from_numpy(np.array(data).view(np.int16)).to(device)
    rows = data[:, : shape.active]
    extras = data[:, shape.active : shape.active + EXTRAS]
    targets = data[:, shape.active + EXTRAS :]
    return rows, extras, targets


def learn(net, optimiser, parts, steps, batch, rate, weights, device):
    """Learns from random records; gives the mean error of each output at the end."""
    rows, extras, targets = (torch.cat(part) for part in zip(*parts))
    if not net.begun:
        net.begin(extras[:, 0].long(), targets.float() / TARGET / SCALE)
    errors, seen = torch.zeros(targets.shape[1], device=device), 0
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 50) * max(0.02, 1 - step / steps)
        pick = torch.randint(len(rows), (batch,), device=device)
        # Rows beyond 32767 are negative in 16 bits.
        chosen = rows[pick].int() & 0xFFFF
        head = extras[pick, 0].long()
        wanted = targets[pick].float() / TARGET / SCALE
        error = net(chosen, head) - wanted
        loss = (torch.nn.functional.huber_loss(error, torch.zeros_like(error), reduction="none") * weights).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        net.keep_within()
        if step >= steps - 50:
            errors += (error.detach() * SCALE).pow(2).mean(0)
            seen += 1
    return (errors / max(seen, 1)).sqrt()


def spread(net, part, shape):
    """What the net explains of the first output, for each head: records, error, spread of the target."""
    rows, extras, targets = part
    lines = []
    with torch.no_grad():
        count = min(len(rows), 1 << 20)
        head = extras[:count, 0].long()
        found = torch.cat(
            [net(rows[at : at + 65536].int() & 0xFFFF, head[at : at + 65536])[:, 0] for at in range(0, count, 65536)]
        )
        wanted = targets[:count, 0].float() / TARGET
        for number in range(shape.heads):
            of = head == number
            if of.sum() < 10:
                continue
            error = (found[of] * SCALE - wanted[of]).pow(2).mean().sqrt()
            lines.append(f"{number}:{error:.2f}/{wanted[of].std():.2f}")
        error = (found * SCALE - wanted).pow(2).mean().sqrt()
    return f"all:{error:.3f} " + " ".join(lines)


def without_places(words):
    """The command line without what differs between machines."""
    places = {"--learn", "--folder", "--out", "--records", "--check", "--net", "--whole"}
    skipped = [at for at, word in enumerate(words) if word in places]
    return [word for at, word in enumerate(words) if at not in skipped and at - 1 not in skipped]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--learn", default="./learn", help="the program that plays")
    parser.add_argument("--folder", default="/dev/shm/learn", help="for matches")
    parser.add_argument("--out", default=".", help="for nets and the log")
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=30, help="to play, for each generation")
    parser.add_argument("--most", type=int, help="matches of a generation, if time allows more")
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--memory", type=int, default=3, help="generations to learn from")
    parser.add_argument("--temperature", type=float, default=0.6)
    parser.add_argument("--keep", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", help="how much each output counts; usually the first alone, others a tenth")
    parser.add_argument("--net", help="a net in real numbers to go on with (.pt)")
    parser.add_argument("--whole", help="the same net in whole numbers, or without --net what to go on with")
    parser.add_argument("--mix", help="how likely each number of seats is, from the fewest on: 3,3,1,1")
    parser.add_argument("--records", help="learn from this file instead of playing")
    parser.add_argument("--check", help="records that are not learnt from, to see what is foretold of them")
    parser.add_argument("--decay", type=float, default=0.0, help="weight decay")
    parser.add_argument("--until", type=float, default=1e9, help="stop after so many seconds")
    parser.add_argument("--duels", type=int, default=400, help="matches against the generation before")
    args = parser.parse_args()

    began = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    os.makedirs(args.folder, exist_ok=True)
    os.makedirs(args.out, exist_ok=True)
    shape = Shape(subprocess.check_output([args.learn, "shape", args.game], text=True))
    net = Net(shape, args.width).to(device)
    if args.net:
        net.load_state_dict(torch.load(args.net, map_location=device, weights_only=True))
        net.begun = True
    elif args.whole:
        net.read(args.whole)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    weights = torch.full((len(shape.outputs),), 0.1, device=device)
    weights[0] = 1.0
    if args.weights:
        weights = torch.tensor([float(weight) for weight in args.weights.split(",")], device=device)
    whole, parts = args.whole, []
    command = " ".join(["tools/learn/train.py", *without_places(sys.argv[1:])])
    for generation in range(args.generations):
        path = os.path.join(args.folder, f"{args.game}-{generation}.bin")
        play = [args.learn, "play", args.game, "--out", path, "--seconds", str(args.seconds)]
        play += ["--seed", str(1000 * args.seed + generation), "--keep", str(args.keep)]
        play += ["--temperature", str(args.temperature)]
        if args.most:
            play += ["--matches", str(args.most)]
        if args.mix:
            play += ["--mix", args.mix]
        if whole:
            play += ["--net", whole]
        parts = parts[-(args.memory - 1) :] if args.memory > 1 else []
        if args.records:
            played = {"matches": "no", "seconds": "0", "records": "kept", "points": "?"}
            parts.append(load(args.records, shape, device))
        else:
            played = Shape(subprocess.check_output(play, text=True)).words
            parts.append(load(path, shape, device))
            os.remove(path)
        at = time.time()
        if net.begun:
            print("  foretold " + spread(net, parts[-1], shape), flush=True)
        errors = learn(net, optimiser, parts, args.steps, args.batch, args.rate, weights, device)
        took = time.time() - at
        before, whole = whole, os.path.join(args.out, f"{args.game}-{generation}.net")
        summary = (
            f"generation {generation}: {played['matches']} matches in {played['seconds']} s, "
            f"{played['records']} records, {played['points']} points a seat; learnt in {took:.0f} s, "
            f"errors {' '.join(f'{error:.2f}' for error in errors.tolist())}"
        )
        net.write(
            whole,
            [
                f"What a seat of {args.game} can expect: the numbers of a net.",
                f"Made by: {command}",
                summary,
            ],
        )
        print(f"[{time.time() - began:.0f} s] {summary}", flush=True)
        print("  " + spread(net, parts[-1], shape), flush=True)
        if args.check:
            print("  others " + spread(net, load(args.check, shape, device), shape), flush=True)
        if args.duels:
            duel = [args.learn, "duel", args.game, "--one", "first", "--other", "first", "--net", whole]
            duel += ["--matches", str(args.duels), "--seed", str(77 + generation)]
            if before:
                print("  " + subprocess.check_output([*duel, "--other-net", before], text=True).strip(), flush=True)
        if time.time() - began > args.until:
            break
    torch.save(net.state_dict(), os.path.join(args.out, f"{args.game}.pt"))


if __name__ == "__main__":
    main()
