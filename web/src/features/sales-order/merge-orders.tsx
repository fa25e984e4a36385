import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Merge from 'lucide-react/icons/merge'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx'
import { wholeOf } from './shared/order-sums.ts'

/** Makes one order of the ticked ones, after it was shown what they come to together. */
export function MergeOrders({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const router = useRouter()
  const [id, setId] = useState(newId)
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const preview = useAction(salesOrderRoutes.mergePreview, { showError: shownHere })
  const merge = useAction(salesOrderRoutes.merge, {
    showError: shownHere,
    onDone(order) {
      toast.success(words.merged(order.code))
      setAsked(null)
      onDone()
      router.history.push(`/transactions/order/${order.id}`)
    },
  })
  function ask() {
    setId(newId())
    setAsked(ids)
    merge.reset()
    preview.mutate({ body: { ids: [...ids] } })
  }
  const count = formatNumber((asked ?? ids).length)
  const sums = preview.data
  return (
    <>
      <Button size="sm" icon={<Merge />} onClick={ask}>
        {words.merge(count)}
      </Button>
      {asked && (
        <ConfirmDialog
          title={words.mergeTitle(count)}
          description={words.mergeHint}
          confirmLabel={words.merge(count)}
          busy={merge.isPending || preview.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => sums && merge.mutate({ body: { id, ids: [...asked], expectedPayable: sums.payable } })}
        >
          <Refusal>{preview.error?.message ?? merge.error?.message}</Refusal>
          {sums && (
            <p>
              {words.mergeSums(formatDong(sums.payableBefore), formatDong(wholeOf(sums)), formatDong(sums.deposit))}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
