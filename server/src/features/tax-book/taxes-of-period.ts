import type { Activity } from '@quay/contract/tax-book/activity'
import { type DayRevenue, estimateTax, type GroupTax } from '@quay/domain/tax/estimate-tax'
import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { readCosts } from './cost-queries.ts'
import type { BookKeeper } from './household.ts'
import { byActivity, readDaySums, type Span } from './revenue-queries.ts'

/** A part of a period that lies in one year, with the first day of that year. */
interface PartOfYear extends Span {
  first: string
}

/** The years of a period, each with the days of it that are in the period. */
function yearsOf({ from, to }: Span): PartOfYear[] {
  const years: PartOfYear[] = []
  for (let first = `${from.slice(0, 4)}-01-01`; first <= to; first = addDays(`${first.slice(0, 4)}-12-31`, 1)) {
    const last = `${first.slice(0, 4)}-12-31`
    years.push({ first, from: from > first ? from : first, to: to < last ? to : last })
  }
  return years
}

/** Revenue from the first day of the year in which a period begins until its end. */
export const readYearsRevenue = async (tx: Tx, keeper: BookKeeper, span: Span): Promise<DayRevenue[]> =>
  byActivity(await readDaySums(tx, keeper, { from: `${span.from.slice(0, 4)}-01-01`, to: span.to }), keeper)

/**
 * What the days of a period add to VAT and to income tax by revenue, by activity: the year until the last of them less the year until
 * the day before. Undefined where no rule is known of them.
 */
export function taxesByRevenue(
  { rules }: Pick<BookKeeper, 'rules'>,
  revenue: readonly DayRevenue[],
  span: Span,
): Map<Activity, GroupTax> | undefined {
  const sums = new Map<Activity, GroupTax>()
  for (const { first, from, to } of yearsOf(span)) {
    const now = estimateTax({ through: to, revenue, costs: 0 }, rules)
    if (!now) return undefined
    const before = from === first ? undefined : estimateTax({ through: addDays(from, -1), revenue, costs: 0 }, rules)
    for (const group of now.groups) {
      const past = before?.groups.find(({ activity }) => activity === group.activity)
      const sum = sums.get(group.activity)
      sums.set(group.activity, {
        activity: group.activity,
        revenue: (sum?.revenue ?? 0) + group.revenue - (past?.revenue ?? 0),
        vat: (sum?.vat ?? 0) + group.vat - (past?.vat ?? 0),
        pit: (sum?.pit ?? 0) + group.pit - (past?.pit ?? 0),
      })
    }
  }
  return sums
}

/** What the days of a period add to income tax by income. Null where no rule is known of them. */
export async function taxByIncome(
  tx: Tx,
  keeper: BookKeeper,
  revenue: readonly DayRevenue[],
  span: Span,
): Promise<number | null> {
  let sum = 0
  for (const { first, from, to } of yearsOf(span)) {
    const until = async (through: string) => {
      const costs = await readCosts(tx, keeper, { from: first, to: through })
      return estimateTax({ through, revenue, costs: costs.total }, keeper.rules)?.pitByIncome
    }
    const now = await until(to)
    if (now === undefined) return null
    sum += now - (from === first ? 0 : ((await until(addDays(from, -1))) ?? 0))
  }
  return sum
}
