import type { Promotion } from '@quay/contract/discount/promotion'
import { type CompiledPromotions, placesOf } from '../compile-promotions.ts'
import type { TraceReason } from '../trace.ts'
import { isNamed, type PromotedLine } from './promoted-line.ts'

/** The lines of a cart that each promotion speaks of: by the place of the promotion, places in the list of lines. */
export interface MatchedGoods {
  /** Goods that count. */
  goods: readonly number[][]
  /** Goods that become cheaper. */
  target: readonly number[][]
  /** Why goods that a promotion names do not count, where any do not. */
  barred: readonly (TraceReason['code'] | undefined)[]
}

/** Finds for each line the promotions that name it. Found once for a cart, whatever of the promotions is tried then. */
export function matchGoods(compiled: CompiledPromotions, lines: readonly PromotedLine[]): MatchedGoods {
  const { promotions } = compiled
  const goods: number[][] = promotions.map(() => [])
  const target: number[][] = promotions.map(() => [])
  const barred: (TraceReason['code'] | undefined)[] = []
  const put = (lists: number[][], at: number, index: number) => {
    const list = lists[at]!
    if (list.at(-1) !== index) list.push(index)
  }
  for (const [index, line] of lines.entries()) {
    if (line.goods.giftOf !== null || line.gross === 0) continue
    for (const at of placesOf(compiled.goods, line.goods)) {
      const promotion = promotions[at]!
      if (promotion.notGoods.some(row => isNamed(row, line.goods))) continue
      const bar = barOf(promotion, line)
      if (bar) barred[at] ??= bar
      else {
        put(goods, at, index)
        if (promotion.target.length === 0) put(target, at, index)
      }
    }
    for (const at of placesOf(compiled.target, line.goods)) if (!barOf(promotions[at]!, line)) put(target, at, index)
  }
  return { goods, target, barred }
}

function barOf({ level, bookIds }: Promotion, { goods }: PromotedLine): TraceReason['code'] | null {
  if (!goods.isPromotable) return 'medicine'
  if (level === 'ITEM' && goods.isFixed) return 'manual-price'
  return bookIds !== null && !bookIds.includes(goods.bookId) ? 'other-book' : null
}
