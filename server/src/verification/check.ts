/**
 * One law of the ledgers as a statement that finds what breaks it. `$1` is the store; each row is a difference with the
 * columns thing, expected and found, all text. A clean store gives no row.
 */
export interface Check {
  law: string
  sql: string
}
