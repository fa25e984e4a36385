import type { Tx } from '../../db/connection/transaction.ts'
import { referencesToEmployee } from '../../references.ts'
import { keepingPlaces, usesOf } from '../../uses-of.ts'

/** The sums by hour come first: they tell of sales sooner than the bills, of which there are a thousand times as many. */
const places = keepingPlaces(referencesToEmployee).toSorted(
  (one, other) => Number(other.name.startsWith('sale_hour.')) - Number(one.name.startsWith('sale_hour.')),
)

/** In which kinds of documents and ledgers the person stands, as words, each once. */
export const usesOfEmployee = (tx: Tx, employeeId: string): Promise<string[]> => usesOf(tx, places, employeeId)
