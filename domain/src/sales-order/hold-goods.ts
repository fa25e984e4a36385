/** What of a line an order wants to keep of one product; base units. */
export interface WantedGoods {
  productId: string
  wanted: number
  held: number
}

/**
 * Keeps for each row as much as is still there, in the order of the rows. `availableOf`: what can be sold of a product and nobody keeps.
 * Gives by how much each row holds more.
 */
export function holdGoods(rows: readonly WantedGoods[], availableOf: (productId: string) => number): number[] {
  const left = new Map<string, number>()
  return rows.map(({ productId, wanted, held }) => {
    const free = left.get(productId) ?? Math.max(availableOf(productId), 0)
    const more = Math.min(wanted - held, free)
    left.set(productId, free - more)
    return more
  })
}

/** What stays of a row when a bill hands out so much of it: what was kept goes first. */
export const handOut = ({ wanted, held }: { wanted: number; held: number }, quantity: number) => ({
  wanted: wanted - quantity,
  held: Math.min(Math.max(held - quantity, 0), wanted - quantity),
})
