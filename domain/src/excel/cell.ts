/** A cell of a sheet as a reader gives it. A day is text YYYY-MM-DD: it has no time and no zone. */
export type Cell = string | number | boolean | null

/** A row of a sheet; `row` is the number that Excel shows beside it. */
export interface SheetRow {
  row: number
  cells: readonly Cell[]
}

/** What is wrong with a row. With an error nothing of the file is taken; a warning says what is left out. */
export interface RowIssue {
  row: number
  /** The title of the column; empty where the whole row is meant. */
  column: string
  /** What stands in the cell. */
  value: string
  message: string
  level: 'error' | 'warning'
}
