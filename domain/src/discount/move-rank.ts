/** A promotion in the order in which they are tried. */
interface Ranked {
  id: string
  rank: number
}

const highest = 999
const step = 10

/**
 * The ranks that put a promotion before another one, or last where that is null: only those that change, by id. What had one rank keeps one
 * rank where the moved one does not come between: among equals the customer gets what is worth more.
 */
export function moveRank(list: readonly Ranked[], id: string, beforeId: string | null): Map<string, number> {
  const own = list.find(one => one.id === id)
  if (!own || id === beforeId) return new Map()
  const others = list.filter(one => one.id !== id)
  const found = beforeId === null ? -1 : others.findIndex(one => one.id === beforeId)
  const place = found < 0 ? others.length : found
  const [before, after] = [others[place - 1], others[place]]
  const rank = Math.max((before?.rank ?? -1) + 1, Math.min(own.rank, after ? after.rank - 1 : highest))
  const order = [...others.slice(0, place), { id, rank }, ...others.slice(place)]
  const ranks = raised(order, place)
  const spread = ranks.some(one => one > highest) ? evenly(ranks) : ranks
  return new Map(
    order.flatMap((one, at): [string, number][] => {
      const old = list.find(other => other.id === one.id)!.rank
      return old === spread[at] ? [] : [[one.id, spread[at]!]]
    }),
  )
}

/** Those behind a place move up as far as they must, those of one rank together. */
function raised(order: readonly Ranked[], place: number): number[] {
  const ranks = order.map(({ rank }) => rank)
  for (let at = place + 1; at < order.length; at++) {
    const isTied = at > place + 1 && order[at]!.rank === order[at - 1]!.rank
    ranks[at] = isTied ? ranks[at - 1]! : Math.max(order[at]!.rank, ranks[at - 1]! + 1)
  }
  return ranks
}

/** The same order from the beginning, where it does not fit below the highest rank. */
function evenly(ranks: readonly number[]): number[] {
  const steps = [...new Set(ranks)]
  const gap = Math.max(1, Math.min(step, Math.floor(highest / steps.length)))
  return ranks.map(rank => Math.min(highest, steps.indexOf(rank) * gap))
}
