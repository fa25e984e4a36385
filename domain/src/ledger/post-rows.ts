/** The end of a chain of ledger rows: a product at a branch, a fund, a partner. */
export interface ChainHead {
  id: string
  balance: number
  entryCount: number
}

interface Posted {
  /** Counts the rows of the chain without gaps. */
  sequence: number
  balanceAfter: number
}

/**
 * Puts rows at the end of their chains, in the order given: each gets its number in the chain and the balance after it.
 * Throws RangeError when a row's chain was not loaded.
 */
export function postRows<Row>(
  rows: readonly Row[],
  heads: readonly ChainHead[],
  read: (row: Row) => { chain: string; amount: number },
): (Row & Posted)[] {
  const ends = new Map(heads.map(head => [head.id, { ...head }]))
  return rows.map(row => {
    const { chain, amount } = read(row)
    const end = ends.get(chain)
    if (!end) throw new RangeError(`the chain ${chain} was not loaded`)
    end.balance += amount
    end.entryCount += 1
    return { ...row, sequence: end.entryCount, balanceAfter: end.balance }
  })
}
