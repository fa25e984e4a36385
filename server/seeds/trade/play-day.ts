import { daysBetween } from '@quay/domain/time/calendar'
import { booksOf, type Happening } from './books.ts'
import { type CustomerRequest, chooserOf } from './chooser.ts'
import { instantOf, weekday } from './clock.ts'
import { deliver, deliveriesOf } from './deliver.ts'
import { needs, seasonFactor } from './needs.ts'
import { sell } from './sell.ts'
import type { Shop } from './shop.ts'

/** Buyers by hour of the day, from 6 to 21: before work, and after it until the shop closes at ten. */
const byHour = [3, 9, 11, 7, 5, 4, 4, 3, 3, 4, 6, 9, 12, 11, 9, 5] as const
const opensAt = 6
/** Monday to Sunday. */
const byWeekday = [1.08, 1, 0.98, 1, 1.04, 1.02, 0.88] as const
/** From the first to the last day the shop grows by about a fifth. */
const growth = 0.2

export type Choosers = ((random: Shop['random']) => CustomerRequest)[]

/** What customers want at each branch in the month of a day. */
export const choosersOf = (shop: Shop, day: string): Choosers =>
  [...shop.branches.keys()].map(branch => chooserOf(shop, branch, day))

/** How many buyers come to a branch on a day, on the average. */
export function expectedBuyers(shop: Pick<Shop, 'onboarding' | 'lastDay'>, billsPerDay: number, day: string): number {
  const passed = daysBetween(shop.onboarding, day) / Math.max(1, daysBetween(shop.onboarding, shop.lastDay))
  const felt = needs.reduce((sum, { weight, season }) => sum + weight * seasonFactor(season, day), 0)
  const usual = needs.reduce((sum, { weight }) => sum + weight, 0)
  return billsPerDay * byWeekday[weekday(day) - 1]! * (1 - growth / 2 + growth * passed) * (0.6 + (0.4 * felt) / usual)
}

/** Plays one day of all branches in the order of the clock; nothing after the end. `report` hears each bill. */
export async function playDay(shop: Shop, day: string, choosers: Choosers, report: () => void): Promise<void> {
  const happenings = [...visitsOf(shop, day, choosers, report), ...deliveries(shop, day), ...booksOf(shop, day)]
  happenings.sort((a, b) => a.minute - b.minute)
  for (const { minute, run } of happenings) if (instantOf(day, minute) < shop.end) await run()
}

function visitsOf(shop: Shop, day: string, choosers: Choosers, report: () => void): Happening[] {
  const { random } = shop
  const hours = byHour.map((weight, index) => [opensAt + index, weight] as const)
  return shop.branches.flatMap(({ billsPerDay }, branch) => {
    const count = Math.round(expectedBuyers(shop, billsPerDay, day) * (0.9 + random.next() * 0.2))
    return Array.from({ length: count }, () => {
      const minute = random.pickWeighted(hours) * 60 + random.next() * 60
      const run = async () => {
        if (await sell(shop, choosers[branch]!(random), { branch, day, minute })) report()
      }
      return { minute, run }
    })
  })
}

/** Deliveries are told by what is missing in the morning. */
const deliveries = (shop: Shop, day: string): Happening[] =>
  shop.branches.flatMap((_, branch) =>
    deliveriesOf(shop, branch, day).map((delivery, place) => {
      const minute = 570 + branch * 12 + place * 25
      return { minute, run: () => deliver(shop, branch, { ...delivery, day, minute }) }
    }),
  )
