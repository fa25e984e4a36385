import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import { percentOf } from '../../money/percent-of.ts'
import { allocateByGoods } from './allocate-by-goods.ts'
import type { PromotedLine } from './promoted-line.ts'

/** A promotion that takes several units together: bought ones, and cheaper or given ones. */
export interface GoodsSet {
  at: number
  promotion: Promotion
  rule: PromotionRule
  /** What one set is bought with: lines, the dearest first, and how many of them. Empty where an amount is bought. */
  parts: readonly { lines: readonly number[]; quantity: number }[]
  /** Lines by which an amount is bought, the dearest first. */
  byAmount: readonly number[]
  /** GET: the lines that become cheaper, in the order in which they are taken; else none. */
  cheaper: readonly number[]
  /** GET: they are among the goods that count, so that only whole sets do. */
  isWhole: boolean
}

/** Units of a line that a set takes. */
export interface TakenUnits {
  index: number
  /** Bought, and taken cheaper. */
  triggers: number
  cheaper: number
  /** Đồng off all of them. */
  off: number
}

export interface PlannedSet {
  set: GoodsSet
  times: number
  off: number
  /** Gifts that are earned. */
  gifts: number
  taken: readonly TakenUnits[]
}

/** The most sets that the free units of the lines make; null for none. Units are never looked at one by one. */
export function planSet(set: GoodsSet, lines: readonly PromotedLine[], free: readonly number[]): PlannedSet | null {
  const most = mostTimes(set, lines, free)
  if (most === 0) return null
  const times = largest(most, tried => tryTimes(set, lines, free, tried) !== null)
  if (times === 0) return null
  if (set.promotion.effect !== 'SET_PRICE') return tryTimes(set, lines, free, times)
  // The dearest units come first, so each set gains less than the one before: it ends where one gains nothing.
  const gaining = largest(times, tried => {
    const before = tried === 1 ? 0 : tryTimes(set, lines, free, tried - 1)!.off
    return tryTimes(set, lines, free, tried)!.off > before
  })
  return gaining === 0 ? null : tryTimes(set, lines, free, gaining)
}

/** The largest number from 1 to `most` that holds, 0 for none; what holds for one holds for all below it. */
function largest(most: number, holds: (tried: number) => boolean): number {
  if (holds(most)) return most
  let low = 0
  let high = most
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2)
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

function mostTimes(
  { parts, byAmount, cheaper, isWhole, rule, promotion: { maxTimes } }: GoodsSet,
  lines: readonly PromotedLine[],
  free: readonly number[],
): number {
  let most = maxTimes ?? Number.MAX_SAFE_INTEGER
  for (const part of parts) {
    const together = isWhole ? part.quantity + (rule.getQuantity ?? 0) : part.quantity
    most = Math.min(most, Math.floor(sumOf(part.lines, free) / together))
  }
  if (parts.length === 0) {
    const amount = byAmount.reduce((sum, index) => sum + free[index]! * lines[index]!.unitPrice, 0)
    most = Math.min(most, Math.floor(amount / rule.minAmount!))
  }
  return cheaper.length > 0 && sumOf(cheaper, free) === 0 ? 0 : most
}

const sumOf = (places: readonly number[], of: readonly number[]) => places.reduce((sum, place) => sum + of[place]!, 0)

function tryTimes(
  set: GoodsSet,
  lines: readonly PromotedLine[],
  free: readonly number[],
  times: number,
): PlannedSet | null {
  const { promotion, rule } = set
  const taken = new Map<number, TakenUnits>()
  const restOf = (index: number) => {
    const own = taken.get(index)
    return own ? free[index]! - own.triggers - own.cheaper : free[index]!
  }
  const take = (index: number, units: number, as: 'triggers' | 'cheaper') => {
    const own = taken.get(index) ?? { index, triggers: 0, cheaper: 0, off: 0 }
    own[as] += units
    taken.set(index, own)
  }
  const takeFrom = (places: readonly number[], wanted: number, as: 'triggers' | 'cheaper'): number => {
    let left = wanted
    for (const index of places) {
      if (left === 0) break
      const units = Math.min(left, restOf(index))
      if (units === 0) continue
      take(index, units, as)
      left -= units
    }
    return left
  }

  if (promotion.effect === 'GET') {
    const short = takeFrom(set.cheaper, (rule.getQuantity ?? 0) * times, 'cheaper')
    if (short > 0 && set.isWhole) return null
  }
  for (const part of set.parts) if (takeFrom(part.lines, part.quantity * times, 'triggers') > 0) return null
  if (set.parts.length === 0) {
    let left = rule.minAmount! * times
    for (const index of set.byAmount) {
      if (left <= 0) break
      const { unitPrice } = lines[index]!
      const units = Math.min(restOf(index), Math.ceil(left / unitPrice))
      if (units === 0) continue
      take(index, units, 'triggers')
      left -= units * unitPrice
    }
    if (left > 0) return null
  }

  const all = [...taken.values()]
  if (promotion.effect === 'GET')
    for (const own of all) own.off = percentOf(own.cheaper * lines[own.index]!.unitPrice, rule.value)
  if (promotion.effect === 'SET_PRICE') {
    const amounts = all.map(({ index, triggers }) => triggers * lines[index]!.unitPrice)
    const off = Math.max(amounts.reduce((sum, one) => sum + one, 0) - rule.value * times, 0)
    const shares = allocateByGoods(
      off,
      all.map(({ index }) => lines[index]!),
      amounts,
    )
    for (const [place, own] of all.entries()) own.off = shares[place]!
  }
  const gifts = promotion.effect === 'GIFT' ? (rule.getQuantity ?? 0) * times : 0
  return { set, times, off: all.reduce((sum, { off }) => sum + off, 0), gifts, taken: all }
}
