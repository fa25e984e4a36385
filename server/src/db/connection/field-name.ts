const fields = new Map<string, string>()
const columns = new Map<string, string>()

/** The field of a row in code for a column of the database: `product_id` is read as `productId`. */
export function fieldName(column: string): string {
  const known = fields.get(column)
  if (known !== undefined) return known
  const made = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return keep(fields, column, made)
}

/** The column for a field of a row in code: `productId` is written to `product_id`. */
export function columnName(field: string): string {
  const known = columns.get(field)
  if (known !== undefined) return known
  const made = field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return keep(columns, field, made)
}

/** Names come from the schema and from statements, so they are few; the bound holds should a statement ever make names up. */
function keep(names: Map<string, string>, name: string, made: string): string {
  if (names.size < 5000) names.set(name, made)
  return made
}
