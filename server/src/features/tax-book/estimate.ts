import type { Output } from '@quay/contract/route'
import type { taxBookRoutes } from '@quay/contract/tax-book/routes'
import { estimateTax, quarterOf } from '@quay/domain/tax/estimate-tax'
import { filingDay, nextFiling, periodOf } from '@quay/domain/tax/filing-days'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readCosts } from './cost-queries.ts'
import { readBookKeeper } from './household.ts'
import { readPurchaseRates } from './purchase-queries.ts'
import { byActivity, type RateSum, readDaySums, readRateSums } from './revenue-queries.ts'

type Routes = typeof taxBookRoutes

/**
 * What has to be paid of the year until a day (today at the branch, where none is named). Costs and what is paid by income tell the profit,
 * so its route asks for the right to see that. Throws `tax-book-branches`, `not-found`.
 */
export async function readEstimate(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; through?: string | undefined },
): Promise<Output<Routes['estimate']>> {
  const keeper = await readBookKeeper(tx, actor, query.branchId)
  const { today } = await readBranchDay(tx, keeper.branchIds[0]!)
  const through = query.through !== undefined && query.through < today ? query.through : today
  const first = `${through.slice(0, 4)}-01-01`
  const quarters = ([1, 2, 3, 4] as const)
    .map(quarter => ({
      quarter,
      ...periodOf('QUARTER', `${through.slice(0, 4)}-${String(quarter * 3).padStart(2, '0')}-01`),
    }))
    .filter(({ from }) => from <= through)
  const { branchIds: _, activity: __, rules: ___, ...household } = keeper
  const kinds = ['MONTH', 'QUARTER'] as const
  const filing = kinds.map(kind => {
    const period = nextFiling(kind, today)
    return { ...period, filedBy: filingDay(period) }
  })
  if (keeper.method === 'DEDUCTION') {
    const span = { from: first, to: through }
    const [output, input] = await Promise.all([readRateSums(tx, keeper, span), readPurchaseRates(tx, keeper, span)])
    const deduction = quarters.map(({ quarter, from, to, kind }) => {
      const vatOf = (sums: readonly RateSum[]) =>
        sums
          .filter(({ month }) => month >= from.slice(0, 7) && month <= to.slice(0, 7))
          .reduce((sum, { vat }) => sum + vat, 0)
      return { quarter, from, to, filedBy: filingDay({ kind, from, to }), output: vatOf(output), input: vatOf(input) }
    })
    return { household, through, filing, deduction, estimate: null }
  }
  const ends = quarters.map(({ to }) => (to < through ? to : through))
  const [days, ...costs] = await Promise.all([
    readDaySums(tx, keeper, { from: first, to: through }),
    ...ends.map(to => readCosts(tx, keeper, { from: first, to })),
  ])
  const revenue = byActivity(days, keeper)
  const found = estimateTax({ through, revenue, costs: costs.at(-1)!.total }, keeper.rules)
  return {
    household,
    through,
    filing,
    deduction: null,
    estimate: found
      ? {
          threshold: found.rule.threshold,
          source: found.rule.source,
          revenue: found.revenue,
          costs: found.costs,
          isTaxed: found.isTaxed,
          incomeRate: found.step.rate,
          vat: found.vat,
          pitByRevenue: found.pitByRevenue,
          pitByIncome: found.pitByIncome,
          less: found.less,
          next: found.next,
          groups: found.groups.map(group => {
            const { vat: vatRate, pit: pitRate } = found.rule.activities[group.activity]
            return { ...group, vatRate, pitRate }
          }),
          quarters: quarters.map(({ quarter, from, to, kind }, place) => {
            const soFar = {
              through: ends[place]!,
              revenue,
              costs: costs[place]!.total,
              costsBefore: costs[place - 1]?.total ?? 0,
            }
            return {
              quarter,
              from,
              to,
              filedBy: filingDay({ kind, from, to }),
              ...quarterOf(quarter, soFar, keeper.rules)!,
            }
          }),
        }
      : null,
  }
}
