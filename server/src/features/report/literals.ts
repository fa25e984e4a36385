/**
 * Values as they stand in the text of a report's statement. Such texts differ with what is asked, so they are not prepared (a connection
 * would keep each) and take no parameters; with the values in it the planner sees how much of the store a period is, too.
 */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const day = /^\d{4}-\d\d-\d\d$/
const word = /^[\w-]{1,60}$/

function checked(value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new Error(`Not to be written into a statement: ${value}`)
  return `'${value}'`
}

export const uuidSql = (id: string): string => `${checked(id, uuid)}::uuid`
export const daySql = (one: string): string => `${checked(one, day)}::date`
/** A word of ours, or a key of a row. */
export const wordSql = (one: string): string => checked(one, word)
export const isUuid = (one: string): boolean => uuid.test(one)
export const isWord = (one: string): boolean => word.test(one)
export const listSql = (values: readonly string[], write: (value: string) => string): string =>
  values.map(write).join(', ')
