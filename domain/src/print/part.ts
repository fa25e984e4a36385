/** A size of letters in points. */
export type Points = number

/** One column of a table on a sheet; `share` is its part of the width, as against the other columns'. */
export interface TableColumn {
  head: string
  share: number
  align: 'left' | 'middle' | 'right'
}

/**
 * What stands on a paper, from the top to the bottom, before anybody knows its width. Pure data: it travels to a worker, to another
 * window and into the queue.
 */
export type Part =
  | {
      part: 'text'
      text: string
      points: Points
      bold?: boolean
      italic?: boolean
      align?: 'left' | 'middle' | 'right'
    }
  /** Words at the left, which wrap; at the right what they come to, which never does. */
  | { part: 'pair'; left: string; right: string; points: Points; bold?: boolean; boldLeft?: boolean }
  | {
      part: 'table'
      columns: readonly TableColumn[]
      rows: readonly (readonly string[])[]
      points: Points
      /** Places of rows in bold: the sums. */
      strong?: readonly number[]
      /** Little room above and below the words of a row. */
      isTight?: boolean
    }
  | { part: 'rule'; isLight?: boolean }
  | { part: 'space'; millimetres: number }
  /** `label` says what it holds, for who cannot see it. */
  | { part: 'qr'; text: string; label: string; millimetres: number }
  | { part: 'barcode'; text: string; millimetres: number }
  | { part: 'picture'; source: string; width: number; height: number }
  | { part: 'signatures'; names: readonly string[]; hint: string; points: Points }
  /** A ruler of millimetres over the whole width: what it does not show, the head does not print. */
  | { part: 'ruler' }
  /** No end of a page comes between these. */
  | { part: 'together'; parts: readonly Part[] }

/** A paper to be printed on, as it is laid out. All but `pageHeight` and `margin` in dots of its printer. */
export interface Sheet {
  /** What the head can print of the width. */
  width: number
  dotsPerMillimetre: number
  /** Millimetres around what is printed. */
  margin: { top: number; right: number; bottom: number; left: number }
  /** Of a sheet, millimetres; a roll ends where the paper does. */
  pageHeight?: number
}

export interface TextStyle {
  /** Height of the letters in dots. */
  size: number
  bold: boolean
  italic: boolean
}

/** How wide a text is, in dots. A browser measures it by the letters themselves; tests by a rule of their own. */
export type Measure = (text: string, style: TextStyle) => number

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** One thing with its place in dots from the corner of what can be printed. */
export type Box = Place &
  (
    | ({ kind: 'text'; text: string } & TextStyle)
    | { kind: 'rule'; isDashed: boolean }
    | { kind: 'qr'; text: string; label: string }
    | { kind: 'barcode'; text: string }
    | { kind: 'picture'; source: string }
    | { kind: 'tick' }
  )

/** A paper that is laid out: one page of a roll, or as many as a sheet needs. */
export interface LaidOut {
  sheet: Sheet
  pages: readonly { height: number; boxes: readonly Box[] }[]
}
