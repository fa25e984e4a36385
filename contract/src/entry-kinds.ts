/** The columns of a report on how stock came in and went out, and what changes a value without goods. */
export const flowsIn = ['bought', 'entered', 'broughtBack', 'arrived', 'found'] as const
export const flowsOut = ['issued', 'givenBack', 'sent', 'lost', 'missing'] as const
export type FlowIn = (typeof flowsIn)[number]
export type FlowOut = (typeof flowsOut)[number]

/**
 * The column of a kind of ledger row. With two columns, rows above zero count in `in` and rows below zero in `out`; with one, both count
 * there. What takes a row back is negative in the column of what it takes back. Goods that only change their shelf, or the name they are
 * sold by, neither come in nor go out.
 */
export type FlowPlace = FlowIn | FlowOut | 'adjusted' | { in: FlowIn | FlowOut; out: FlowIn | FlowOut }

interface EntryKind {
  /** What the stock card and the books call it. */
  name: string
  /** What happened to the goods, in a sentence about one lot. */
  moved: string
  place: FlowPlace
}

/**
 * The kinds of rows that a feature writes into the ledger of stock. One that takes another back ends in `_CANCEL`. The database knows
 * the same list (migrations).
 */
export const entryKinds = <const Kinds extends Readonly<Record<string, EntryKind>>>(kinds: Kinds) => kinds
