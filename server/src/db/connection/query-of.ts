import type pg from 'pg'
import type { Tx } from './transaction.ts'

/** The query of a transaction on a connection of the owner, one after the other: for jobs that run the statements of features. */
export function queryOf(owner: pg.ClientBase): Tx['query'] {
  let last: Promise<unknown> = Promise.resolve()
  return <Row extends object>(text: string, values?: unknown[]) => {
    const next = last.then(async () => (await owner.query<Row>(text, values)).rows)
    last = next.catch(() => null)
    return next
  }
}
