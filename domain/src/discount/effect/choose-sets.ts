import { type BestOfLine, bestOfLine, chainPiece, type LineOffers } from './line-offers.ts'
import { type GoodsSet, type PlannedSet, planSet } from './plan-set.ts'
import type { PromotedLine } from './promoted-line.ts'

/** So many sets that share goods are tried in every order; more are taken by what they gain. */
const mostTried = 4
const highestRank = 999

interface Bench {
  lines: readonly PromotedLine[]
  /** What each line alone gets for so many units, by offers up to a rank. */
  best: (index: number, units: number, maxRank: number) => BestOfLine
  offers: readonly LineOffers[]
  /** Of the offers. */
  lowestRank: number
}

interface Chosen {
  planned: PlannedSet[]
  /** Units of each line that no set took. */
  free: number[]
}

/**
 * Chooses which sets are made. A set has to gain: what it gives, less what its units would get from offers of one line; offers
 * of a lower rank keep their units, offers of a higher one are not compared. Lower ranks choose first. Of one rank, sets that
 * share goods are tried in every order where they are few, each may be left out, and the greatest sum of gains is kept.
 */
export function chooseSets(
  sets: readonly GoodsSet[],
  lines: readonly PromotedLine[],
  offers: readonly LineOffers[],
): Chosen {
  const known = lines.map(() => new Map<number, BestOfLine>())
  const best: Bench['best'] = (index, units, maxRank) => {
    const own = offers[index]!
    if (own.singles.length === 0 && own.chain.length === 0) return nothing
    const key = units * (highestRank + 2) + maxRank + 1
    let found = known[index]!.get(key)
    if (!found) {
      found = bestOfLine(lines[index]!, own, units, maxRank)
      known[index]!.set(key, found)
    }
    return found
  }
  let lowestRank = highestRank
  for (const { singles, chain } of offers)
    for (const one of [...singles, ...chain]) lowestRank = Math.min(lowestRank, one.promotion.rank)
  const bench = { lines, best, offers, lowestRank }
  const chosen: Chosen = { planned: [], free: lines.map(({ quantity }) => quantity) }
  const ranks = Map.groupBy(sets, ({ promotion }) => promotion.rank)
  for (const rank of [...ranks.keys()].sort((a, b) => a - b))
    for (const sharing of partedByLines(ranks.get(rank)!)) {
      const planned =
        sharing.length > mostTried ? greedily(sharing, chosen.free, bench) : tryAll(sharing, chosen.free, bench)
      for (const one of planned) {
        chosen.planned.push(one)
        takeUnits(chosen.free, one, -1)
      }
    }
  return chosen
}

const nothing: BestOfLine = { off: 0, units: 0, pieces: [] }

const linesOf = ({ parts, byAmount, cheaper }: GoodsSet): number[] => [
  ...parts.flatMap(part => part.lines),
  ...byAmount,
  ...cheaper,
]

/** Sets that share a line stand together, also over others that share one with both. */
function partedByLines(sets: readonly GoodsSet[]): GoodsSet[][] {
  const above = sets.map((_, place) => place)
  const top = (place: number): number => (above[place] === place ? place : top(above[place]!))
  const first = new Map<number, number>()
  for (const [place, set] of sets.entries())
    for (const index of linesOf(set)) {
      const other = first.get(index)
      if (other === undefined) first.set(index, place)
      else above[top(place)] = top(other)
    }
  return [...Map.groupBy(sets, set => top(sets.indexOf(set))).values()]
}

function takeUnits(free: number[], { taken }: PlannedSet, sign: 1 | -1): void {
  for (const { index, triggers, cheaper } of taken) free[index]! += sign * (triggers + cheaper)
}

/** The units that offers of a lower rank leave. */
const leftBy = (free: readonly number[], { best }: Bench, rank: number): number[] =>
  free.map((units, index) => units - best(index, units, rank - 1).units)

/** A set as it can be made now, with what it gains, in đồng (below zero where others give more); null where it cannot be made. */
function gainOf(set: GoodsSet, free: readonly number[], bench: Bench): { planned: PlannedSet; gain: number } | null {
  const { rank, stacking } = set.promotion
  const { lines, best, offers } = bench
  const planned = planSet(set, lines, rank > bench.lowestRank ? leftBy(free, bench, rank) : free)
  if (!planned) return null
  const { maxAmount } = set.promotion
  let gain = Math.min(planned.off, maxAmount ?? planned.off) + planned.gifts * (set.rule.giftWorth ?? 0)
  for (const { index, triggers, cheaper, off } of planned.taken) {
    const units = triggers + cheaper
    gain -= best(index, free[index]!, rank).off - best(index, free[index]! - units, rank).off
    const { chain } = offers[index]!
    if (stacking === 'COMBINE' && chain.length > 0)
      gain += chainPiece(lines[index]!.unitPrice * units - off, units, chain).off
  }
  return { planned, gain }
}

/** What gains nothing stays in: by the goods that it takes it may make another set worth more. */
function tryAll(sets: readonly GoodsSet[], start: readonly number[], bench: Bench): PlannedSet[] {
  const free = [...start]
  const now: PlannedSet[] = []
  let most = 0
  let kept: PlannedSet[] = []
  const tryWith = (rest: readonly GoodsSet[], sum: number) => {
    if (sum > most) {
      most = sum
      kept = [...now]
    }
    for (const set of rest) {
      const found = gainOf(set, free, bench)
      if (!found) continue
      now.push(found.planned)
      takeUnits(free, found.planned, -1)
      tryWith(
        rest.filter(one => one !== set),
        sum + found.gain,
      )
      takeUnits(free, found.planned, 1)
      now.pop()
    }
  }
  tryWith(sets, 0)
  return kept
}

/** The greatest gain first; a set is looked at again only where one of its lines was touched. */
function greedily(sets: readonly GoodsSet[], start: readonly number[], bench: Bench): PlannedSet[] {
  const free = [...start]
  const kept: PlannedSet[] = []
  const rest = sets.map(set => ({ set, lines: new Set(linesOf(set)), found: gainOf(set, free, bench) }))
  for (;;) {
    let best: (typeof rest)[number] | null = null
    for (const one of rest) if (one.found && one.found.gain > (best?.found?.gain ?? 0)) best = one
    if (!best?.found) return kept
    const { planned } = best.found
    kept.push(planned)
    takeUnits(free, planned, -1)
    rest.splice(rest.indexOf(best), 1)
    for (const one of rest)
      if (planned.taken.some(({ index }) => one.lines.has(index))) one.found = gainOf(one.set, free, bench)
  }
}
