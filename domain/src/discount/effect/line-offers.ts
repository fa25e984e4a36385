import type { Promotion } from '@quay/contract/discount/promotion'
import { multiplyDivide } from '../../money/multiply-divide.ts'
import type { PromotedLine } from './promoted-line.ts'
import { takeOff } from './take-off.ts'

/** What a promotion offers for units of a line. */
export interface Offer {
  /** The place of the promotion in the compiled list: by rank, then id. */
  at: number
  promotion: Promotion
  /** Of the tier that was reached. */
  value: number
  /** The most units of the line that become cheaper. */
  cap: number
}

/** The offers for a line: each of the first only by itself, those of the chain one after the other. */
export interface LineOffers {
  singles: readonly Offer[]
  chain: readonly Offer[]
}

/** So many units of a line with what is taken off them. */
export interface Piece {
  units: number
  off: number
  by: { at: number; amount: number }[]
}

export interface BestOfLine {
  off: number
  /** Units that get something. */
  units: number
  pieces: readonly Piece[]
}

const orderOfEffects = ['PERCENT', 'PRICE', 'MONEY']

/** Promotions that go together, in the order in which they work: a percentage before đồng, because it gives more. */
export const inChain = (a: Offer, b: Offer): number =>
  a.promotion.rank - b.promotion.rank ||
  orderOfEffects.indexOf(a.promotion.effect) - orderOfEffects.indexOf(b.promotion.effect) ||
  a.at - b.at

/**
 * The best of a line alone for `units` of it: the lowest rank first, then what takes most off a unit, then the older
 * promotion; what that leaves of the units takes the next. Only offers up to `maxRank` are looked at.
 */
export function bestOfLine(line: PromotedLine, offers: LineOffers, units: number, maxRank: number): BestOfLine {
  const pieces: Piece[] = []
  const used: (Offer | 'chain')[] = []
  const chain = offers.chain.filter(({ promotion }) => promotion.rank <= maxRank)
  let left = units
  while (left > 0) {
    let best: Piece | null = null
    let bestOffer: Offer | 'chain' | null = null
    let bestRank = 0
    const look = (piece: Piece | null, rank: number, offer: Offer | 'chain') => {
      if (!piece || piece.off <= 0) return
      if (best && (rank > bestRank || (rank === bestRank && !givesMore(piece, best)))) return
      best = piece
      bestOffer = offer
      bestRank = rank
    }
    for (const offer of offers.singles) {
      if (offer.promotion.rank > maxRank || used.includes(offer)) continue
      look(pieceOf(line, offer, Math.min(offer.cap, left)), offer.promotion.rank, offer)
    }
    if (chain.length > 0 && !used.includes('chain')) {
      const piece = chainPiece(line.unitPrice * left, left, chain)
      // Its rank is that of the first which gives anything.
      const first = chain.find(({ at }) => at === piece.by[0]?.at)
      if (first) look(piece, first.promotion.rank, 'chain')
    }
    if (best === null || bestOffer === null) break
    const taken: Piece = best
    pieces.push(taken)
    used.push(bestOffer)
    left -= taken.units
  }
  return { off: pieces.reduce((sum, piece) => sum + piece.off, 0), units: units - left, pieces }
}

/** What the chain takes off so many units of which `amount` đồng are left. */
export function chainPiece(amount: number, units: number, chain: readonly Offer[]): Piece {
  let left = amount
  const by: Piece['by'] = []
  for (const { at, promotion, value, cap } of chain) {
    const some = Math.min(cap, units)
    if (some === 0) continue
    const off = takeOff(promotion.effect, value, some === units ? left : multiplyDivide(left, some, units), some)
    if (off === 0) continue
    by.push({ at, amount: off })
    left -= off
  }
  return { units, off: amount - left, by }
}

function pieceOf({ unitPrice }: PromotedLine, { at, promotion, value }: Offer, units: number): Piece | null {
  if (units === 0) return null
  const off = takeOff(promotion.effect, value, unitPrice * units, units)
  return { units, off, by: [{ at, amount: off }] }
}

/** Whether the first takes more off a unit, compared without dividing. */
const givesMore = (a: Piece, b: Piece): boolean =>
  a.units === b.units ? a.off > b.off : BigInt(a.off) * BigInt(b.units) > BigInt(b.off) * BigInt(a.units)

/** The offers for each line. A limit of units of the whole bill is dealt out beforehand, over the cheapest or dearest. */
export function offersOf(
  lines: readonly PromotedLine[],
  reached: readonly { at: number; promotion: Promotion; value: number; target: readonly number[] }[],
): LineOffers[] {
  const singles: Offer[][] = lines.map(() => [])
  const chain: Offer[][] = lines.map(() => [])
  for (const { at, promotion, value, target } of reached) {
    const caps = capsOf(promotion, target, lines)
    for (const [position, index] of target.entries()) {
      const offer = { at, promotion, value, cap: caps[position]! }
      if (promotion.stacking === 'COMBINE') chain[index]!.push(offer)
      else singles[index]!.push(offer)
    }
  }
  return lines.map((_, index) => ({ singles: singles[index]!, chain: chain[index]!.sort(inChain) }))
}

function capsOf(
  { maxUnits, unitsPer, pick }: Promotion,
  target: readonly number[],
  lines: readonly PromotedLine[],
): number[] {
  if (maxUnits === null) return target.map(() => Number.POSITIVE_INFINITY)
  if (unitsPer === 'LINE') return target.map(() => maxUnits)
  const caps = target.map(() => 0)
  let left = maxUnits
  const order = target.map((_, position) => position)
  order.sort((a, b) => inPickOrder(lines[target[a]!]!, lines[target[b]!]!, pick))
  for (const position of order) {
    caps[position] = Math.min(left, lines[target[position]!]!.quantity)
    left -= caps[position]!
  }
  return caps
}

/** Cheapest or dearest first; which of equals comes first does not depend on their place. */
export function inPickOrder(a: PromotedLine, b: PromotedLine, pick: Promotion['pick']): number {
  if (a.unitPrice !== b.unitPrice) return pick === 'CHEAPEST' ? a.unitPrice - b.unitPrice : b.unitPrice - a.unitPrice
  if (a.goods.productId !== b.goods.productId) return a.goods.productId < b.goods.productId ? -1 : 1
  if (a.goods.unitId !== b.goods.unitId) return a.goods.unitId < b.goods.unitId ? -1 : 1
  return a.quantity - b.quantity || a.place - b.place
}
