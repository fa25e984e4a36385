import { debtText } from '../../text/debt.ts'
import { FigureRow } from '../../ui/figure-row.tsx'
import { Money } from '../../ui/money.tsx'

/** What is owed now, and what is left of it afterwards; `beyond` names what goes past zero. */
export function DebtAfter({ now, after, beyond }: { now: number; after: number; beyond: string }) {
  return (
    <dl className="grid gap-1.5 border-line border-t pt-3">
      <FigureRow label={debtText.debtNow}>
        <Money amount={now} />
      </FigureRow>
      <FigureRow label={after < 0 ? beyond : debtText.afterPay} strong>
        <Money amount={Math.abs(after)} className="text-16" />
      </FigureRow>
    </dl>
  )
}
