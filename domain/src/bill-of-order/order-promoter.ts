import { discountLines } from '../sale/discount-lines.ts'
import type { BillAdjustment, StepLine } from '../sale/price/price-lines.ts'
import { noPromotions, type Promoter } from '../sale/promotion/promoter.ts'
import type { OrderShare } from './share-of-line.ts'

/**
 * The step of promotions for a bill of an order: its lines come with what the order took off them, and the promotions of today work on
 * the lines beside them alone.
 */
export const orderPromoter =
  (shares: ReadonlyMap<string, OrderShare>, beside: Promoter | null): Promoter =>
  bill => {
    const shareOf = ({ line }: StepLine) => (line.id === undefined ? undefined : shares.get(line.id))
    const unknown = {
      ...bill,
      lines: bill.lines.map(line => (shareOf(line) ? { ...line, line: { ...line.line, goods: undefined } } : line)),
    }
    const { bill: promoted, promotions } = beside
      ? beside(unknown)
      : { bill: discountLines(unknown), promotions: noPromotions }
    const lines = promoted.lines.map((line, place): StepLine => {
      const share = shareOf(line)
      if (!share) return line
      return { ...line, line: bill.lines[place]!.line, adjustments: ofLine(share, line.line.id!) }
    })
    const whole = [
      wholeBill(
        'promotion',
        lines.map(line => shareOf(line)?.promotionShare ?? 0),
      ),
      wholeBill(
        'manual',
        lines.map(line => shareOf(line)?.orderShare ?? 0),
      ),
    ].filter(({ amount }) => amount > 0)
    return { bill: { ...promoted, lines, adjustments: [...promoted.adjustments, ...whole] }, promotions }
  }

function ofLine({ promotionDiscount, lineDiscount }: OrderShare, lineId: string): StepLine['adjustments'] {
  return [
    { kind: 'promotion' as const, source: null, amount: promotionDiscount, lineId },
    { kind: 'manual' as const, source: null, amount: lineDiscount, lineId },
  ].filter(({ amount }) => amount > 0)
}

const wholeBill = (kind: 'promotion' | 'manual', shares: readonly number[]): BillAdjustment => ({
  kind,
  source: null,
  amount: shares.reduce((sum, share) => sum + share, 0),
  shares,
})
