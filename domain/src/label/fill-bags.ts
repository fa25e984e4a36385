/** A line of a bill that was handed out in a liều. */
export interface BaggedItem {
  /** Lines of one liều share it. */
  group: number
  /** How many liều: one bag each. */
  count: number
  doseName: string
  productName: string
  strength: string | null
  unitName: string
  ratio: number
  /** In base units, of all bags. */
  baseQuantity: number
  directions: string | null
  lots: readonly { lotNumber: string; expiryDate: string | null; quantity: number }[]
}

export interface BagLine {
  productName: string
  strength: string | null
  /** In the unit; a fraction where the bags do not divide evenly. */
  quantity: number
  unitName: string
  directions: string | null
  /** Those that this bag's tablets came from. */
  lots: { lotNumber: string; expiryDate: string | null }[]
}

export interface Bag {
  doseName: string
  /** From 1. */
  number: number
  of: number
  lines: BagLine[]
}

/**
 * What goes into each bag: every liều is a bag, and its tablets come from the lots in the order in which they were taken, so that
 * a bag names the lots that are in it and no others. What does not divide goes to the later bags.
 */
export function fillBags(items: readonly BaggedItem[]): Bag[] {
  return [...Map.groupBy(items, item => item.group).values()].flatMap(own => {
    const { count, doseName } = own[0]!
    return Array.from({ length: count }, (_, place) => ({
      doseName,
      number: place + 1,
      of: count,
      lines: own.flatMap(item => lineOf(item, place) ?? []),
    }))
  })
}

function lineOf(item: BaggedItem, place: number): BagLine | null {
  const { productName, strength, unitName, ratio, directions, baseQuantity, count } = item
  const from = Math.floor((baseQuantity * place) / count)
  const to = Math.floor((baseQuantity * (place + 1)) / count)
  if (to === from) return null
  return {
    productName,
    strength,
    unitName,
    directions,
    quantity: (to - from) / ratio,
    lots: lotsBetween(item, from, to),
  }
}

function lotsBetween({ lots }: BaggedItem, from: number, to: number): BagLine['lots'] {
  let passed = 0
  return lots.flatMap(({ lotNumber, expiryDate, quantity }) => {
    const begin = passed
    passed += quantity
    return begin < to && passed > from && lotNumber !== '' ? [{ lotNumber, expiryDate }] : []
  })
}
