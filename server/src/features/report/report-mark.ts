import type { Tx } from '../../db/connection/transaction.ts'

/** A store of which no day stands in the cells yet. */
export const beforeAllDays = '1999-12-31'

/** The statement makes the row where a store has none, so that two who come first wait for each other too. */
const lockSql = `
  insert into report_mark (store_id, through) values ($1, $2)
  on conflict on constraint report_mark_pk do update set through = report_mark.through returning through`

/**
 * Locks the mark of the store and gives the last day that stands in the cells. It comes directly before the counter, behind all other locks.
 * Who holds it may change cells and days at or before the mark.
 */
export async function lockMark({ storeId, query }: Pick<Tx, 'storeId' | 'query'>): Promise<string> {
  const [mark] = await query<{ through: string }>(lockSql, [storeId, beforeAllDays])
  return mark!.through
}

/** The last day in the cells as it is seen now, without waiting. */
export async function readMark({ storeId, query }: Pick<Tx, 'storeId' | 'query'>): Promise<string> {
  const [mark] = await query<{ through: string }>('select through from report_mark where store_id = $1', [storeId])
  return mark?.through ?? beforeAllDays
}
