import type { Tx } from './db/connection/transaction.ts'
import { columnOf } from './references.ts'

/** A column that refers to a thing, and the word for its rows. */
interface Place {
  name: string
  word: string
}

/** The columns whose rows keep a thing from being deleted. */
export const keepingPlaces = (declared: Readonly<Record<string, string | null>>): Place[] =>
  Object.entries(declared).flatMap(([name, word]) => (word === null ? [] : [{ name, word }]))

/** In which kinds of documents and ledgers the thing stands, as words, each once. */
export async function usesOf(tx: Tx, places: readonly Place[], id: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, word } of places) {
    if (found.includes(word)) continue
    const [table, column] = columnOf(name)
    const rows = await tx.query(`select 1 from "${table}" where store_id = $1 and "${column}" = $2 limit 1`, [
      tx.storeId,
      id,
    ])
    if (rows.length) found.push(word)
  }
  return found
}
