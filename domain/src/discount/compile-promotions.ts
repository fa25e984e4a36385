import type { GoodsRef, Promotion } from '@quay/contract/discount/promotion'
import type { PromotedGoods } from './effect/promoted-line.ts'

/** Promotions by the goods that their rows name: the places of promotions in the list. */
interface GoodsIndex {
  all: number[]
  named: ReadonlyMap<string, number[]>
}

/** All promotions of a branch, ready for carts: made once for a version of them, not on each key. */
export interface CompiledPromotions {
  /** By rank, then id: the order in which equals are preferred. */
  promotions: readonly Promotion[]
  goods: GoodsIndex
  target: GoodsIndex
}

/** Sorts promotions and looks up by goods which of them could matter. The order of the list that is given does not count. */
export function compilePromotions(list: readonly Promotion[]): CompiledPromotions {
  const promotions = list.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
  return {
    promotions,
    goods: indexBy(promotions, ({ goods, buy }) => (buy.length > 0 ? buy : goods)),
    target: indexBy(promotions, ({ target }) => (target.length > 0 ? target : null)),
  }
}

export const noPromotions = compilePromotions([])

/** `rowsOf`: the rows that name the goods; none is all goods, null is left out. */
function indexBy(promotions: readonly Promotion[], rowsOf: (one: Promotion) => readonly GoodsRef[] | null): GoodsIndex {
  const all: number[] = []
  const named = new Map<string, number[]>()
  for (const [at, promotion] of promotions.entries()) {
    const rows = rowsOf(promotion)
    if (rows === null) continue
    if (rows.length === 0) all.push(at)
    for (const { kind, id } of rows) {
      const key = `${kind} ${id}`
      const places = named.get(key)
      if (!places) named.set(key, [at])
      else if (places.at(-1) !== at) places.push(at)
    }
  }
  return { all, named }
}

/** The places of the promotions whose rows name the goods, each once. */
export function placesOf({ all, named }: GoodsIndex, goods: PromotedGoods): number[] {
  const places = [...all]
  const add = (key: string) => {
    for (const place of named.get(key) ?? []) if (!places.includes(place)) places.push(place)
  }
  if (named.size > 0) {
    add(`PRODUCT ${goods.productId}`)
    add(`UNIT ${goods.unitId}`)
    for (const group of goods.groupIds) add(`GROUP ${group}`)
    if (goods.manufacturerId !== null) add(`MANUFACTURER ${goods.manufacturerId}`)
  }
  return places
}
