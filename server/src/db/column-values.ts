import type { Database } from './schema.ts'

/** The columns of a table by the fields that they are written from. */
export type ColumnMap<Table extends keyof Database> = Readonly<Record<string, keyof Database[Table]>>

/**
 * The fields that a form sent, of those that the map names as columns: null clears, an absent field is left out, and what the
 * map does not name is no column.
 */
export function columnValues(columns: Record<string, string>, fields: object): Record<string, unknown> {
  const sent = Object.entries(fields).filter(([field, value]) => field in columns && value !== undefined)
  return Object.fromEntries(sent)
}

/** The fields that are given, without those that are undefined. */
export const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
