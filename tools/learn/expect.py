"""Writes what a net in real numbers says of a few records, for the tests of the bots.

    learn play GAME --net GAME.net --matches 3 --keep 0.03 --out few.bin
    python3 tools/learn/expect.py GAME few.bin GAME.pt > crates/bots/tests/data/GAME-net.tsv
"""

import subprocess
import sys

import torch

from train import SCALE, Net, Shape, load

MOST = 60


def main():
    game, records, weights = sys.argv[1:4]
    program = sys.argv[4] if len(sys.argv) > 4 else "./learn"
    shape = Shape(subprocess.check_output([program, "shape", game], text=True))
    state = torch.load(weights, map_location="cpu", weights_only=True)
    net = Net(shape, state["start"].shape[0])
    net.load_state_dict(state)
    rows, extras, _ = load(records, shape, "cpu")
    every = max(1, len(rows) // MOST)
    rows, head = rows[::every].int() & 0xFFFF, extras[::every, 0].long()
    with torch.no_grad():
        outputs = net(rows, head) * SCALE
    print(f"# What the net of {game} says in real numbers: head, rows, outputs ({', '.join(shape.outputs)}).")
    print("# Made by: tools/learn/expect.py")
    for number, applying, output in zip(head.tolist(), rows.tolist(), outputs.tolist()):
        print(number, ",".join(map(str, applying)), ",".join(f"{value:.3f}" for value in output), sep="\t")


if __name__ == "__main__":
    main()
