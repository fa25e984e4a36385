interface CostedLine {
  unitId: string
  /** In the unit. */
  quantity: number
  /** What one of a combo takes of its components; none for other goods. */
  parts: readonly { unitId: string; quantity: number }[]
}

/**
 * What the goods of a line cost the shop, in đồng, by the cost of one of each unit; a combo costs what its components do. Null
 * where the cost of one of them is not known, so that the till warns of no loss that it cannot compute.
 */
export function costOfLine({ unitId, quantity, parts }: CostedLine, costs: ReadonlyMap<string, number>): number | null {
  const taken = parts.length > 0 ? parts : [{ unitId, quantity: 1 }]
  let cost = 0
  for (const part of taken) {
    const one = costs.get(part.unitId)
    if (one === undefined) return null
    cost += one * part.quantity * quantity
  }
  return cost
}
