import { formatNumber } from '../text/format-number.ts'

interface Goods {
  productId: string
  productName: string
  unitName: string
  /** In the unit. */
  quantity: number
}

/** The log names at most so many products. */
const named = 20

/**
 * What of a transfer's goods another content changes, in words for the log: only the products whose quantities differ, as
 * they were and as they are. A product that is on one side only was dropped or added. Null where nothing changed.
 */
export function changedGoods(
  before: readonly Goods[],
  after: readonly Goods[],
): { before: string | null; after: string | null } | null {
  const [were, are] = [wordsByProduct(before), wordsByProduct(after)]
  const changed = [...new Set([...were.keys(), ...are.keys()])].filter(id => were.get(id) !== are.get(id))
  if (changed.length === 0) return null
  const told = (words: ReadonlyMap<string, string>) => listed(changed.flatMap(id => words.get(id) ?? []))
  return { before: told(were), after: told(are) }
}

function wordsByProduct(goods: readonly Goods[]): Map<string, string> {
  const lines = Map.groupBy(goods, ({ productId }) => productId)
  return new Map(
    [...lines].map(([id, own]) => {
      const quantities = own.map(({ quantity, unitName }) => `${formatNumber(quantity)} ${unitName.toLowerCase()}`)
      return [id, `${own[0]!.productName} ${quantities.join(' + ')}`]
    }),
  )
}

function listed(words: readonly string[]): string | null {
  if (words.length === 0) return null
  const rest = words.length - named
  const more = rest > 0 ? [`và ${formatNumber(rest)} mặt hàng khác`] : []
  return [...words.slice(0, named), ...more].join('; ')
}
