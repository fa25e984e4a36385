import { type Activity, activities } from '@quay/contract/tax-book/activity'
import { percentOf } from '../money/percent-of.ts'
import { addDays, daysBetween } from '../time/calendar.ts'
import { type IncomeStep, ruleOn, type TaxRule, taxRules } from './tax-rules.ts'

/** Revenue of one activity on one day, or on days that stand for it: what came back is taken off already. */
export interface DayRevenue {
  day: string
  activity: Activity
  amount: number
}

export interface YearSoFar {
  /** The last day that is counted; its year is the year. */
  through: string
  revenue: readonly DayRevenue[]
  /** Costs of the year until then, by the book of revenue and costs. */
  costs: number
}

export interface GroupTax {
  activity: Activity
  revenue: number
  vat: number
  /** Income tax by revenue, after the part that is free. */
  pit: number
}

export interface TaxEstimate {
  rule: TaxRule
  revenue: number
  costs: number
  /** False: the year is at or below the threshold, and nothing is paid. */
  isTaxed: boolean
  step: IncomeStep
  groups: GroupTax[]
  /** Paid by either method. */
  vat: number
  /** Null where a household of this size may not pay by revenue. */
  pitByRevenue: number | null
  pitByIncome: number
  /** Which of the two is less; null where there is nothing to choose. */
  less: 'REVENUE' | 'INCOME' | null
  /** The next sum at which something changes, and the day on which it is reached at the pace so far; no day: not within the year. */
  next: { amount: number; day: string | null } | null
}

/**
 * What a household has to pay of a year so far, by both methods, in đồng. Each day's revenue pays the rates of its own day; the threshold and the steps
 * are those of the last day, because they are of a year. The free part lies on the activity with the highest rate first. Undefined for a day before
 * the first rule. It is an estimate and says so on the screen.
 */
export function estimateTax(
  { through, revenue, costs }: YearSoFar,
  rules: readonly TaxRule[] = taxRules,
): TaxEstimate | undefined {
  const rule = ruleOn(through, rules)
  const counted = revenue.filter(({ day }) => day <= through && day >= firstDay(through))
  if (!rule || counted.some(({ day }) => !ruleOn(day, rules))) return undefined
  const total = sumOf(counted.map(({ amount }) => amount))
  const step = rule.income.find(({ upTo }) => upTo === null || total <= upTo)!
  const isTaxed = total > rule.threshold
  const pieces = piecesOf(counted, rules)
  takeFree(pieces, rule.threshold)
  const groups = activities
    .map(activity => groupOf(activity, pieces, isTaxed))
    .filter(group => group.revenue !== 0 || pieces.some(({ activity }) => activity === group.activity))
  const pitByRevenue = step.choosesRevenue ? sumOf(groups.map(({ pit }) => pit)) : null
  const pitByIncome = isTaxed ? percentOf(Math.max(0, total - costs), step.rate) : 0
  return {
    rule,
    revenue: total,
    costs,
    isTaxed,
    step,
    groups,
    vat: sumOf(groups.map(({ vat }) => vat)),
    pitByRevenue,
    pitByIncome,
    less:
      !isTaxed || pitByRevenue === null || pitByRevenue === pitByIncome
        ? null
        : pitByRevenue < pitByIncome
          ? 'REVENUE'
          : 'INCOME',
    next: nextThreshold(total, through, rule),
  }
}

/** What a quarter adds: the year until its end less the year until the quarter before; four of them are the year. */
export function quarterOf(
  quarter: 1 | 2 | 3 | 4,
  yearSoFar: YearSoFar & { costsBefore: number },
  rules: readonly TaxRule[] = taxRules,
): { vat: number; pitByRevenue: number | null; pitByIncome: number } | undefined {
  const now = estimateTax(yearSoFar, rules)
  if (!now || quarter === 1) return now && amountsOf(now)
  const month = String(3 * (quarter - 1) + 1).padStart(2, '0')
  const until = addDays(`${yearSoFar.through.slice(0, 4)}-${month}-01`, -1)
  const before = estimateTax({ through: until, revenue: yearSoFar.revenue, costs: yearSoFar.costsBefore }, rules)
  if (!before) return undefined
  const [to, from] = [amountsOf(now), amountsOf(before)]
  return {
    vat: to.vat - from.vat,
    pitByRevenue: to.pitByRevenue === null ? null : to.pitByRevenue - (from.pitByRevenue ?? 0),
    pitByIncome: to.pitByIncome - from.pitByIncome,
  }
}

const amountsOf = ({ vat, pitByRevenue, pitByIncome }: TaxEstimate) => ({ vat, pitByRevenue, pitByIncome })

/** Revenue of one activity by one pair of rates, and what of it is free of income tax. */
interface Piece {
  activity: Activity
  vat: number
  pit: number
  amount: number
  free: number
}

function piecesOf(revenue: readonly DayRevenue[], rules: readonly TaxRule[]): Piece[] {
  const found = new Map<string, Piece>()
  for (const { day, activity, amount } of revenue) {
    const { vat, pit } = ruleOn(day, rules)!.activities[activity]
    const key = `${activity} ${vat} ${pit}`
    const piece = found.get(key)
    if (piece) piece.amount += amount
    else found.set(key, { activity, vat, pit, amount, free: 0 })
  }
  return [...found.values()]
}

/** Puts the free part where it saves most. What an activity gave back more than it took widens nothing. */
function takeFree(pieces: readonly Piece[], threshold: number): void {
  let left = threshold
  for (const piece of pieces.toSorted((one, other) => other.pit - one.pit)) {
    piece.free = Math.max(0, Math.min(left, piece.amount))
    left -= piece.free
  }
}

function groupOf(activity: Activity, pieces: readonly Piece[], isTaxed: boolean): GroupTax {
  const own = pieces.filter(piece => piece.activity === activity)
  const taxOf = (of: (piece: Piece) => number) => (isTaxed ? sumOf(own.map(of)) : 0)
  return {
    activity,
    revenue: sumOf(own.map(({ amount }) => amount)),
    vat: taxOf(({ amount, vat }) => percentOf(amount, vat)),
    pit: taxOf(({ amount, free, pit }) => percentOf(amount - free, pit)),
  }
}

function nextThreshold(total: number, through: string, rule: TaxRule): TaxEstimate['next'] {
  const amounts = [rule.threshold, ...rule.income.flatMap(({ upTo }) => upTo ?? [])]
  const amount = amounts.filter(one => one >= total).toSorted((one, other) => one - other)[0]
  if (amount === undefined) return null
  const first = firstDay(through)
  const days = daysBetween(first, through) + 1
  if (total <= 0) return { amount, day: null }
  const needed = Math.ceil((amount * days) / total)
  const day = needed > 366 ? null : addDays(first, Math.max(needed, 1) - 1)
  return { amount, day: day !== null && day.slice(0, 4) === through.slice(0, 4) ? day : null }
}

const firstDay = (day: string) => `${day.slice(0, 4)}-01-01`
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
