import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { type FormEvent, useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'

type DepositSheetProps = {
  order: SalesOrder
  /** Takes more of a deposit, or gives of it back. */
  way: 'in' | 'out'
  /** What of the order no deposit and no bill covers, in đồng. */
  rest: number
  onClose: () => void
}

/** Asks for an amount of a deposit and how it is paid. */
export function DepositSheet({ order, way, rest, onClose }: DepositSheetProps) {
  const isIn = way === 'in'
  const [amount, setAmount] = useState<number | null>(isIn ? null : order.deposit)
  const [method, setMethod] = useState<'CASH' | 'BANK'>('CASH')
  const [asked, setAsked] = useState(false)
  const move = useAction(isIn ? salesOrderRoutes.deposit : salesOrderRoutes.refundDeposit, {
    onClose,
    showError: shownHere,
  })
  const title = isIn ? words.takeDeposit : words.refundDeposit
  function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    if (amount) move.mutate({ params: { id: order.id }, body: { payments: [{ method, amount }] } })
  }
  return (
    <Dialog
      size="sm"
      title={title}
      description={isIn ? words.depositRest(formatDong(rest)) : words.depositHeld(formatDong(order.deposit))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button variant="primary" busy={move.isPending} onClick={() => submit()}>
            {title}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Field
          label={words.depositAmount}
          required
          error={move.error?.message ?? (asked && !amount ? words.depositMissing : undefined)}
        >
          <MoneyInput value={amount} max={isIn ? rest : order.deposit} onChange={setAmount} />
        </Field>
        <Segmented label={words.depositBy} value={method} onChange={setMethod} options={words.methods} fill />
      </form>
    </Dialog>
  )
}
