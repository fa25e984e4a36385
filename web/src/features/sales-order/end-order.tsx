import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'

type Choice = 'CASH' | 'BANK' | 'CREDIT'
type EndOrderProps = { order: SalesOrder; how: 'cancel' | 'close'; onClose: () => void }

/** Cancels an order or ends what is left of it; asks for the reason, and what becomes of a deposit that it holds. */
export function EndOrder({ order, how, onClose }: EndOrderProps) {
  const { id, code, deposit, customerId } = order
  const [choice, setChoice] = useState<Choice>('CASH')
  const isCancel = how === 'cancel'
  const choices: { value: Choice; label: string }[] = [
    { value: 'CASH', label: words.refundCash },
    { value: 'BANK', label: words.refundBank },
    ...(customerId ? [{ value: 'CREDIT' as const, label: words.keepCredit }] : []),
  ]
  const end =
    choice === 'CREDIT'
      ? { deposit: 'CREDIT' as const }
      : { deposit: 'REFUND' as const, payments: [{ method: choice, amount: deposit }] }
  return (
    <CancelDocument
      route={salesOrderRoutes[how]}
      input={reason => ({ params: { id }, body: { reason, ...(deposit > 0 && end) } })}
      onClose={onClose}
      title={isCancel ? words.cancelTitle(code) : words.closeTitle(code)}
      description={isCancel ? words.cancelHint : words.closeHint}
      confirmLabel={isCancel ? words.cancel : words.close}
      reasonLabel={words.reason}
    >
      {deposit > 0 && (
        <Field label={words.depositEnd(formatDong(deposit))}>
          <Segmented
            label={words.depositEnd(formatDong(deposit))}
            value={choice}
            onChange={setChoice}
            options={choices}
            fill
          />
        </Field>
      )}
    </CancelDocument>
  )
}
