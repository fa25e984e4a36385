import { instantOf } from '@quay/domain/time/instant-of'
import { timeZoneOf } from '../../../api/session/time-zone-of.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'

/** What is agreed when an order is confirmed. */
export interface Terms {
  deposit: number | null
  method: 'CASH' | 'BANK'
  /** The last day on which goods are kept; null as the store usually does. */
  heldThrough: string | null
}

export const noTerms: Terms = { deposit: null, method: 'CASH', heldThrough: null }

/** The end of a day of a branch. */
export const endOfDay = (day: string, branchId: string) => instantOf(day, '23:59', timeZoneOf(branchId))

/** The terms as they are sent. */
export const termsBody = ({ deposit, method, heldThrough }: Terms, branchId: string) => ({
  ...(deposit && { deposit: { payments: [{ method, amount: deposit }] } }),
  ...(heldThrough && { holdUntil: endOfDay(heldThrough, branchId) }),
})

type OrderTermsProps = {
  terms: Terms
  /** What the order comes to, in đồng. */
  payable: number
  onChange: (terms: Terms) => void
  /** What the server refused at a field. */
  issueOf: (path: string) => string | undefined
}

/** The fields of what is agreed: money that is paid before, and until when goods are kept. */
export function OrderTerms({ terms, payable, onChange, issueOf }: OrderTermsProps) {
  const set = (part: Partial<Terms>) => onChange({ ...terms, ...part })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.deposit} error={issueOf('deposit.payments')} hint={words.depositHint}>
          <MoneyInput value={terms.deposit} max={payable} onChange={deposit => set({ deposit })} />
        </Field>
        <Field label={words.depositBy}>
          <Segmented
            label={words.depositBy}
            value={terms.method}
            onChange={method => set({ method })}
            options={words.methods}
            fill
          />
        </Field>
      </div>
      <Field label={words.heldThrough} error={issueOf('holdUntil')} hint={words.heldThroughHint}>
        <DateInput value={terms.heldThrough} onChange={heldThrough => set({ heldThrough })} />
      </Field>
    </>
  )
}
