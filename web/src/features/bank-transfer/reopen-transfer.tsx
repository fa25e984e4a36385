import { type BankTransfer, bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { bankTransferText } from '../../text/money/bank-transfer.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

/** Takes back, with a reason, that the money of a transfer came; nothing for who may not. */
export function ReopenTransfer({ transfer }: { transfer: BankTransfer }) {
  const { rights } = useSession()
  const [asks, setAsks] = useState(false)
  const reopen = useAction(bankTransferRoutes.reopen, { onDone: () => setAsks(false), showError: shownHere })
  if (!isAllowed(rights, { model: 'cashbook', action: 'update' })) return null
  return (
    <>
      <IconButton size="sm" label={bankTransferText.reopen} icon={<Undo />} onClick={() => setAsks(true)} />
      {asks && (
        <ReasonDialog
          onClose={() => setAsks(false)}
          onConfirm={reason => reopen.mutate({ params: { id: transfer.id }, body: { reason } })}
          busy={reopen.isPending}
          title={bankTransferText.reopenTitle(transfer.billCode)}
          description={bankTransferText.reopenHint}
          confirmLabel={bankTransferText.reopen}
          refusal={reopen.error?.message}
        />
      )}
    </>
  )
}
