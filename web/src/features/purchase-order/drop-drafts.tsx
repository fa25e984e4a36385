import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

/** Cancels ticked drafts of orders with one reason, one after another; it stops at the first that is refused. */
export function DropDrafts({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  /** Those asked about: the list ticks off each that is cancelled while the others wait. */
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const cancel = useAction(purchaseOrderRoutes.cancel, { showError: shownHere })
  async function drop(dropped: readonly string[], reason: string) {
    try {
      for (const id of dropped) await cancel.mutateAsync({ params: { id }, body: { reason } })
    } catch {
      return // the dialog shows why; what was cancelled before stays so
    }
    setAsked(null)
    onDone()
  }
  const count = formatNumber((asked ?? ids).length)
  return (
    <>
      <Button size="sm" icon={<Trash />} onClick={() => setAsked(ids)}>
        {orderText.dropDrafts(formatNumber(ids.length))}
      </Button>
      {asked && (
        <ReasonDialog
          onClose={() => setAsked(null)}
          onConfirm={reason => void drop(asked, reason)}
          busy={cancel.isPending}
          tone="danger"
          title={orderText.dropTitle(count)}
          description={orderText.dropHint}
          confirmLabel={orderText.dropDrafts(count)}
          reasonLabel={orderText.dropReason}
          refusal={cancel.error?.message}
        />
      )}
    </>
  )
}
