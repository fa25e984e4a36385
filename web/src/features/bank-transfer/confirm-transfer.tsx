import { type BankTransfer, bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Check from 'lucide-react/icons/check'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { bankTransferText } from '../../text/money/bank-transfer.ts'
import { Button } from '../../ui/button/button.tsx'

/** Says that the money of a transfer is on the account; nothing for who may not. */
export function ConfirmTransfer({ transfer }: { transfer: BankTransfer }) {
  const { rights } = useSession()
  const confirm = useAction(bankTransferRoutes.confirm)
  if (!isAllowed(rights, { model: 'cashbook', action: 'update' })) return null
  return (
    <Button
      size="sm"
      icon={<Check />}
      busy={confirm.isPending}
      aria-label={bankTransferText.confirmOf(transfer.billCode)}
      onClick={() => confirm.mutate({ params: { id: transfer.id }, body: {} })}
    >
      {bankTransferText.confirm}
    </Button>
  )
}
