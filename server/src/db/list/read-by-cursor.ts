import type { Tx } from '../connection/transaction.ts'

const atOnce = 100

/**
 * The rows of a statement a hundred at a time, by a cursor of the transaction: all are of the instant at which it was opened, and no
 * more than a portion is held. The statement takes no parameters. One at a time in a transaction.
 */
export async function* readByCursor<Row extends object>(tx: Tx, statement: string): AsyncGenerator<Row[]> {
  await tx.query('set local cursor_tuple_fraction = 1')
  await tx.query(`declare portions no scroll cursor for ${statement}`)
  for (;;) {
    const rows = await tx.query<Row>(`fetch ${atOnce} from portions`)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) break
  }
  await tx.query('close portions')
}
