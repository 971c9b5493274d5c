// The messages between page and server, as types. They mirror the types of the
// crate `board` and of `server::live`; docs/server.md has an example of each.

/**
 * A seat as messages write it: "1" to "5".
 * @typedef {string} Seat
 */

/**
 * What can be clicked: from ids to trees, and at the end of every way a leaf.
 * @typedef {{[id: string]: ClickNode}} ClickTree
 */

/**
 * The end of a way: whether the turn is over then, and the words that can be said there.
 * @typedef {[0 | 1 | 2, ...string[]]} ClickLeaf
 */

/** @typedef {ClickTree | ClickLeaf} ClickNode */

/**
 * Old children that stay, an old group with other contents, or a shape drawn anew.
 * @typedef {[number, number] | {in: number, items: PatchItem[]} | string} PatchItem
 */

/**
 * A turn in the log: what happened in words and in notation, and the moment after it.
 * @typedef {object} LogLine
 * @property {Seat | null} by
 * @property {string} text
 * @property {string} notation
 * @property {number} ply
 */

/**
 * @typedef {object} LogUpdate
 * @property {number} keep
 * @property {LogLine[]} lines
 */

/**
 * @typedef {{is: "placed" | "moved" | "turned-up" | "taken", id: string}
 *   | {is: "rolled"}
 *   | {is: "taken-back"}
 *   | {is: "scored", seat: Seat, points: number, from: string}} Effect
 */

/**
 * Something that has just happened.
 * @typedef {object} Step
 * @property {Seat | null} by
 * @property {string} text
 * @property {Effect[]} [effects]
 */

/**
 * @typedef {object} ClockTime
 * @property {number} left
 * @property {boolean} running
 */

/**
 * The difference of two boards. What is missing has not changed.
 * @typedef {object} BoardUpdate
 * @property {number} seq
 * @property {Seat | null} seat
 * @property {boolean} may_act
 * @property {string} [whole]
 * @property {[string, PatchItem[]][]} [patch]
 * @property {ClickTree} [paths]
 * @property {{[id: string]: string}} [parts]
 * @property {LogUpdate} [log]
 * @property {Step[]} [steps]
 * @property {ClockTime[]} [clocks]
 * @property {string[]} [fresh]
 */

/**
 * What an action would look like, what it does and brings in a few words, and where, in words.
 * @typedef {object} Ghost
 * @property {string} markup
 * @property {string} [brief]
 * @property {string} text
 */

/** @typedef {{word: string, text: string}} Suggestion */

/** @typedef {{text: string, word: string, clicks: string[], markup: string}} HintLine */

/**
 * What a seat has to add to the dice, and what it has sealed already.
 * @typedef {object} DueShare
 * @property {Seat} seat
 * @property {"seal" | "nonce"} what
 * @property {string} [seal]
 */

/**
 * What a table's page is told.
 * @typedef {{is: "update", board: BoardUpdate}
 *   | {is: "done", head?: string}
 *   | {is: "shared", head?: string}
 *   | {is: "unshared", text: string}
 *   | {is: "dice", promise: string, due: DueShare[], others: Seat[], waiting: boolean}
 *   | {is: "refused", text: string}
 *   | ({is: "ghost", word: string} & Ghost)
 *   | {is: "why", text: string}
 *   | {is: "suggestions", text: string, found: string, lines: Suggestion[]}
 *   | {is: "hint", seq: number, lines: HintLine[]}
 *   | {is: "pong"}
 *   | {is: "reload"}} ServerMessage
 */

/**
 * What a table's page says.
 * @typedef {{do: "act", seq: number, seat: Seat | null, word: string}
 *   | {do: "command", seq: number, seat: Seat | null, what: string}
 *   | {do: "seal", seat: Seat, seal: string}
 *   | {do: "nonce", seat: Seat, nonce: string}
 *   | {do: "type", seq: number, seat: Seat | null, text: string}
 *   | {do: "suggest", text: string}
 *   | {do: "ghost", word: string}
 *   | {do: "show", seat: Seat}
 *   | {do: "frame", frame: string}
 *   | {do: "why", clicks: string[]}
 *   | {do: "hint"}
 *   | {do: "ping"}
 *   | {do: "bot" | "return" | "request-seat" | "remove", seat: Seat}
 *   | {do: "cancel-request"}
 *   | {do: "say", seat: Seat, phrase: string}
 *   | {do: "answer", seat: Seat, name: string, yes: boolean}
 *   | {do: "rename", seat: Seat, name: string}} ClientMessage
 */

/**
 * What a lesson answers.
 * @typedef {object} Lecture
 * @property {string} words
 * @property {BoardUpdate[]} boards
 * @property {{word: string, clicks: string[], shown?: "board" | "action"}} [example]
 * @property {string} say
 * @property {"right" | "done" | "wrong"} [mark]
 * @property {string} verdict
 */

/**
 * What a puzzle answers.
 * @typedef {object} PuzzleAnswer
 * @property {"open" | "solved" | "wrong"} is
 * @property {BoardUpdate} board
 * @property {string} prompt
 * @property {string} text
 * @property {string} progress
 * @property {string[]} rest how the turn goes on after a solution
 */

/**
 * A turn of a puzzle that is shown: the solution, or what the opponent would do.
 * @typedef {object} ShownTurn
 * @property {string[]} words
 * @property {string} text
 * @property {string} [progress]
 */

/**
 * A moment of a match.
 * @typedef {object} Moment
 * @property {number} ply
 * @property {number} last
 * @property {number | null} previous
 * @property {number | null} next
 * @property {string} caption
 * @property {number} chart
 * @property {{text: string, markup: string, clicks: string[], played: string[]} | null} better
 * @property {BoardUpdate} board
 */

/**
 * What the board builder answers.
 * @typedef {object} Examined
 * @property {BoardUpdate} [board]
 * @property {string} faults
 * @property {string} rules
 * @property {string} working
 * @property {string} setup
 * @property {number} [seats]
 * @property {string} [trays]
 * @property {string} [plots]
 * @property {string[]} lines
 */

/**
 * The matches that wait for the visitor, with what they are called, and the list of all as markup.
 * @typedef {{turns: [string, string][], list: string}} Turns
 */

/**
 * How far an analysis is.
 * @typedef {{done: number, of: number, text: string}} AnalysisProgress
 */

/**
 * What came of a component set, as markup.
 * @typedef {{read: string}} SetRead
 */

export {};
