import type { Answer } from '@quay/contract/route'
import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSend } from '../../api/use-send.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

export type ListedOrder = Answer<typeof salesOrderRoutes.list>['items'][number]
type Choice = 'CASH' | 'BANK' | 'CREDIT'
type CloseOrdersProps = { orders: readonly ListedOrder[]; onClose: () => void }

const choices: { value: Choice; label: string }[] = [
  { value: 'CASH', label: words.refundCash },
  { value: 'BANK', label: words.refundBank },
  { value: 'CREDIT', label: words.keepCredit },
]

const endOf = (choice: Choice, deposit: number) =>
  choice === 'CREDIT'
    ? { deposit: 'CREDIT' as const }
    : { deposit: 'REFUND' as const, payments: [{ method: choice, amount: deposit }] }

/**
 * Ends ticked orders for one reason, one call each, one after the other: what the server says of each stands at it, and those that
 * were refused can be tried again, with another choice for their deposits.
 */
export function CloseOrders({ orders, onClose }: CloseOrdersProps) {
  const send = useSend()
  const [choice, setChoice] = useState<Choice>('CASH')
  const [isBusy, setBusy] = useState(false)
  /** Null of an order that is closed, else why it is not. */
  const [results, setResults] = useState<ReadonlyMap<string, string | null>>(new Map())
  const left = orders.filter(({ id }) => results.get(id) !== null)
  const deposits = left.reduce((sum, { deposit }) => sum + deposit, 0)
  const count = formatNumber(left.length)

  async function end(reason: string) {
    setBusy(true)
    const told = new Map(results)
    for (const { id, deposit } of left) {
      try {
        const body = { reason, ...(deposit > 0 && endOf(choice, deposit)) }
        await send(salesOrderRoutes.close, { params: { id }, body })
        told.set(id, null)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        told.set(id, error.message)
        // Without an answer the others would get none either; this one is asked again with the same key.
        if (error.code === 'network') break
      } finally {
        setResults(new Map(told))
      }
    }
    setBusy(false)
    if ([...told.values()].every(one => one === null) && told.size === orders.length) onClose()
  }
  return (
    <ReasonDialog
      title={words.closeManyTitle(count)}
      description={words.closeManyHint}
      confirmLabel={words.closeMany(count)}
      reasonLabel={words.reason}
      busy={isBusy}
      onClose={onClose}
      onConfirm={reason => void end(reason)}
    >
      {deposits > 0 && (
        <Field label={words.depositEnd(formatDong(deposits))}>
          <Segmented
            label={words.depositEnd(formatDong(deposits))}
            value={choice}
            onChange={setChoice}
            options={choices}
            fill
          />
        </Field>
      )}
      <ul aria-label={words.closeManyList} aria-live="polite" className="grid max-h-60 gap-1 overflow-auto">
        {orders.map(({ id, code, customerName, deposit }) => {
          const result = results.get(id)
          return (
            <li key={id} className="border-line border-b py-1">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate">
                  <b>{code}</b> {customerName}
                </span>
                {result === null ? (
                  <span className="text-success-text">{words.closed}</span>
                ) : (
                  deposit > 0 && <Money amount={deposit} />
                )}
              </span>
              {result && <span className="block text-12 text-danger-text">{result}</span>}
            </li>
          )
        })}
      </ul>
    </ReasonDialog>
  )
}
