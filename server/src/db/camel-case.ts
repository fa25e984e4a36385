/** A column as TypeScript calls it: `business_day` is `businessDay`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** `business_day` as TypeScript and the contract call it: `businessDay`. */
export const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const columns = new Map<string, string>()

/** The column of a field: `businessDay` is `business_day`. */
export function snakeCase(field: string): string {
  const known = columns.get(field)
  if (known !== undefined) return known
  const column = field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  columns.set(field, column)
  return column
}
