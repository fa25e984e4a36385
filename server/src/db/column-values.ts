import type { Database } from './schema.ts'

/** The columns of a table by the fields that they are written from. */
export type ColumnMap<Table extends keyof Database> = Readonly<Record<string, keyof Database[Table]>>

/**
 * The columns of the fields that a form sent, by the map from field to column: null clears, an absent field is left
 * out, and what the map does not name is no column.
 */
export function columnValues(
  columns: Record<string, string>,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const sent = Object.entries(columns).filter(([field]) => fields[field] !== undefined)
  return Object.fromEntries(sent.map(([field, column]) => [column, fields[field]]))
}
