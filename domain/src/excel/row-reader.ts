import type { ExcelKind } from '@quay/contract/excel/shapes'
import type { Cell, RowIssue, SheetRow } from './cell.ts'
import { fieldTitle } from './excel-field.ts'
import { decodeLetters, type Lettering, letteringOf } from './legacy-text.ts'
import { cellText, excelErrorIn, type Read } from './read-cell.ts'

/** Which field stands in which column, and in what letters. */
export interface ColumnChoice {
  index: number
  field: string
  lettering?: Lettering
}

/** Reads the cells of rows by field, and keeps what is wrong with them. */
export interface RowReader {
  issues: RowIssue[]
  /** Whether the file has a column of this field. */
  has(field: string): boolean
  /** Numbers of the numbered columns that the file has of a field: 1 is the one without a number. */
  places(field: string): number[]
  text(row: SheetRow, field: string, max?: number): string | undefined
  /** A value by `read`; what cannot be read is an issue of that level, or none where another issue already names it. */
  value<Value>(
    row: SheetRow,
    field: string,
    read: (cell: Cell) => Read<Value>,
    level?: RowIssue['level'] | 'silent',
  ): Value | undefined
  issue(row: SheetRow, field: string, message: string, level?: RowIssue['level']): void
}

/** A reader of files of a kind under a choice of columns. */
export function rowReader(kind: ExcelKind, columns: readonly ColumnChoice[]): RowReader {
  const byField = new Map(columns.map(column => [column.field, column]))
  const issues: RowIssue[] = []
  const cellOf = ({ cells }: SheetRow, field: string): Cell => {
    const column = byField.get(field)
    return column ? (cells[column.index] ?? null) : null
  }
  const textOf = (row: SheetRow, field: string): string => {
    const text = cellText(cellOf(row, field))
    return decodeLetters(text, letteringOf(text, byField.get(field)?.lettering))
      .replace(/[ \u00a0]+/g, ' ')
      .trim()
  }
  function issue(row: SheetRow, field: string, message: string, level: RowIssue['level'] = 'error') {
    const shown = excelErrorIn(cellOf(row, field)) ?? textOf(row, field)
    const value = field && byField.has(field) ? shown.slice(0, 200) : ''
    issues.push({ row: row.row, column: field && fieldTitle(kind, field), value, message, level })
  }
  return {
    issues,
    issue,
    has: field => byField.has(field),
    places: field =>
      [...byField.keys()]
        .filter(name => name.split('.')[0] === field)
        .map(name => Number(name.split('.')[1] ?? 1))
        .sort((a, b) => a - b),
    text(row, field, max = 200) {
      const text = textOf(row, field)
      if (text === '') {
        const failed = excelErrorIn(cellOf(row, field))
        if (failed) issue(row, field, `Công thức của ô này báo lỗi ${failed}: ô này bị bỏ qua`, 'warning')
        return undefined
      }
      if (text.length <= max) return text
      issue(row, field, `Dài quá ${max} ký tự nên bị cắt bớt`, 'warning')
      return text.slice(0, max).trim()
    },
    value(row, field, read, level = 'error') {
      const failed = excelErrorIn(cellOf(row, field))
      const result = failed ? formulaFailed(failed) : read(cellOf(row, field))
      if (result.ok) return result.value ?? undefined
      if (level === 'silent') return undefined
      issue(row, field, level === 'warning' ? `${result.message}: ô này bị bỏ qua` : result.message, level)
      return undefined
    },
  }
}

const formulaFailed = (error: string) => ({ ok: false, message: `Công thức của ô này báo lỗi ${error}` }) as const

/** The name of a field with its number: the first has none. */
export const numbered = (field: string, place: number): string => (place === 1 ? field : `${field}.${place}`)
