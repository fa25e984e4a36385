import { type DayChange, type DayFigure, type DayFund, dayFigures, type EndOfDay } from '@quay/contract/shift/shapes'
import { sumFlow } from './flow-of.ts'

/** What is kept of a day that was printed or closed. */
export interface KeptDay {
  figures: Readonly<Record<DayFigure, number>>
  /** What each fund gained on the day, in đồng. */
  funds: readonly { accountId: string; name: string; moved: number }[]
}

/** The figures of a day that are kept, so that a later look can tell what changed. */
export function keptDayOf({ report }: Pick<EndOfDay, 'report'>, funds: readonly DayFund[]): KeptDay {
  const { returns, promotions, lineDiscount, orderDiscount, pointsAmount } = report
  return {
    figures: {
      billCount: report.billCount,
      gross: report.gross,
      discount: promotions + lineDiscount + orderDiscount + pointsAmount,
      payable: report.payable,
      surcharges: report.surcharges,
      cashRounding: report.cashRounding,
      vat: report.vat,
      cash: report.cash,
      bank: report.bank,
      debt: report.debt,
      depositUsed: report.depositUsed,
      exchangeUsed: report.exchangeUsed,
      cancelledCount: report.cancelledCount,
      returnCount: returns.count,
      returnAmount: returns.amount,
    },
    funds: funds.map(({ accountId, name, flow, corrections }) => ({
      accountId,
      name,
      moved: sumFlow(flow) + corrections,
    })),
  }
}

/** Which figures differ between two looks at a day, and by what; a fund that one of them does not have moved nothing. */
export function changesOfDay(before: KeptDay, now: KeptDay): DayChange[] {
  const figures = dayFigures
    .filter(figure => before.figures[figure] !== now.figures[figure])
    .map(figure => ({ figure, fundName: null, before: before.figures[figure], now: now.figures[figure] }))
  const names = new Map([...before.funds, ...now.funds].map(({ accountId, name }) => [accountId, name]))
  const movedIn = (day: KeptDay, id: string) => day.funds.find(({ accountId }) => accountId === id)?.moved ?? 0
  const funds = [...names].flatMap(([id, fundName]) => {
    const [then, today] = [movedIn(before, id), movedIn(now, id)]
    return then === today ? [] : [{ figure: null, fundName, before: then, now: today }]
  })
  return [...figures, ...funds]
}
