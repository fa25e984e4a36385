import type { Tx } from '../../db/connection/transaction.ts'
import { columnOf, referencesToEmployee } from '../../references.ts'

/** The sums by hour come first: they tell of sales sooner than the bills, of which there are a thousand times as many. */
const places = Object.entries(referencesToEmployee)
  .flatMap(([name, word]) => (word === null ? [] : [{ name, word }]))
  .toSorted((one, other) => Number(other.name.startsWith('sale_hour.')) - Number(one.name.startsWith('sale_hour.')))

/** In which kinds of documents and ledgers the person stands, as words, each once. */
export async function usesOf(tx: Tx, employeeId: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, word } of places) {
    if (found.includes(word)) continue
    const [table, column] = columnOf(name)
    const rows = await tx.query(`select 1 from "${table}" where store_id = $1 and "${column}" = $2 limit 1`, [
      tx.storeId,
      employeeId,
    ])
    if (rows.length) found.push(word)
  }
  return found
}
