import type { Random } from '../random.ts'
import { needs, seasonFactor } from './needs.ts'
import type { Shop } from './shop.ts'

/** Picks indexes, each as often as its weight says, in the logarithm of their number. */
function sampler(indexes: readonly number[], weightOf: (index: number) => number): (random: Random) => number {
  let total = 0
  const ends = indexes.map(index => (total += weightOf(index)))
  return random => {
    const wanted = random.next() * total
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]! > wanted) high = middle
      else low = middle + 1
    }
    return indexes[low]!
  }
}

export interface CustomerRequest {
  /** The next product of this visit. */
  next(random: Random): number
  isChronic: boolean
}

/** How often the thought goes from what one came for to anything else in the shop. */
const strays = 0.25

/** What customers of a branch want in the month of a day. */
export function chooserOf(shop: Shop, branch: number, day: string): (random: Random) => CustomerRequest {
  const { keeps } = shop.branches[branch]!
  const weightOf = (index: number) => {
    const { item } = shop.products[index]!
    return item.weight * seasonFactor(item.season, day)
  }
  const anything = sampler(keeps, weightOf)
  const customerRequests = needs.flatMap(need => {
    const groups = new Set(need.groups)
    const fitting = keeps.filter(index => groups.has(shop.products[index]!.item.group))
    if (!fitting.length) return []
    const own = sampler(fitting, weightOf)
    const customerRequest: CustomerRequest = {
      next: random => (random.chance(strays) ? anything(random) : own(random)),
      isChronic: need.isChronic ?? false,
    }
    return [[customerRequest, need.weight * seasonFactor(need.season, day)] as const]
  })
  const somethingElse: CustomerRequest = { next: anything, isChronic: false }
  const all = [...customerRequests, [somethingElse, 18] as const]
  return random => random.pickWeighted(all)
}
