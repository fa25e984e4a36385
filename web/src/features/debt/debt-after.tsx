import { debtText } from '../../text/partner/debt.ts'
import { FigureRow } from '../../ui/page/figure-row.tsx'

/** What is owed now, and what is left of it afterwards; `beyond` names what goes past zero. */
export function DebtAfter({ now, after, beyond }: { now: number; after: number; beyond: string }) {
  return (
    <dl className="grid gap-1.5 border-line border-t pt-3">
      <FigureRow label={debtText.debtNow} amount={now} />
      <FigureRow label={after < 0 ? beyond : debtText.afterPay} strong amount={Math.abs(after)} amountClass="text-16" />
    </dl>
  )
}
