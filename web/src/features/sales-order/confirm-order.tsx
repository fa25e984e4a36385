import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { Dialog } from '../../ui/window/dialog.tsx'
import { askNewPrice } from './shared/ask-new-price.ts'
import { isShort } from './shared/is-short.ts'
import { wholeOf } from './shared/order-sums.ts'
import { noTerms, OrderTerms, termsBody } from './shared/order-terms.tsx'

/** Confirms a draft: its price is frozen, its goods are kept, and its deposit comes in. */
export function ConfirmOrder({ order, onClose }: { order: SalesOrder; onClose: () => void }) {
  const { id, code, payable, branchId, version } = order
  const [terms, setTerms] = useState(noTerms)
  const [requireStock, setRequireStock] = useState(false)
  const confirm = useAction(salesOrderRoutes.confirm, {
    onClose,
    onDone: made => toast.success(words.taken(made.code, isShort(made))),
    showError(error) {
      void askNewPrice(error).then(now => now !== null && send(now))
      return true
    },
  })
  const send = (expectedPayable: number) =>
    confirm.mutate({
      params: { id },
      body: { version, expectedPayable, ...termsBody(terms, branchId), ...(requireStock && { requireStock }) },
    })
  function submit(event?: FormEvent) {
    event?.preventDefault()
    send(payable)
  }
  const { error } = confirm
  const issueOf = (path: string) => error?.issues.find(issue => issue.path === path)?.message
  return (
    <Dialog
      size="sm"
      title={words.confirmTitle(code)}
      description={words.placeHint(formatDong(wholeOf(order)))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button variant="primary" busy={confirm.isPending} onClick={() => submit()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Refusal>{error?.message}</Refusal>
        <OrderTerms terms={terms} payable={wholeOf(order)} onChange={setTerms} issueOf={issueOf} />
        <Checkbox checked={requireStock} onChange={event => setRequireStock(event.target.checked)}>
          {words.requireStock}
        </Checkbox>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
