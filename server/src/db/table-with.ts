import type { Database } from './schema.ts'

/** The tables of a store that have all of these columns, by their fields: a new table joins by its columns and is listed nowhere. */
export type TableWith<Field extends string> = {
  [Table in keyof Database]: ['storeId' | Field] extends [keyof Database[Table]] ? Table : never
}[keyof Database]
