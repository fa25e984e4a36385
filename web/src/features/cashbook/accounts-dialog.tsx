import type { cashbookRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import Banknote from 'lucide-react/icons/banknote'
import Landmark from 'lucide-react/icons/landmark'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { BankAccountSheet } from './bank-account-sheet.tsx'
import { OpeningSheet } from './opening-sheet.tsx'

type Account = Answer<typeof cashbookRoutes.accounts>[number]
type AccountsDialogProps = { accounts: readonly Account[]; onClose: () => void }

/** The drawer of the branch and the bank accounts, with what is in them; a sheet takes the place of the list to edit. */
export function AccountsDialog({ accounts, onClose }: AccountsDialogProps) {
  const { rights } = useSession()
  const [editing, setEditing] = useState<Account | 'new' | null>(null)
  const [opening, setOpening] = useState<Account | null>(null)
  const mayCreate = isAllowed(rights, { model: 'cashbook', action: 'create' })
  const mayUpdate = isAllowed(rights, { model: 'cashbook', action: 'update' })

  if (editing) return <BankAccountSheet account={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
  if (opening) return <OpeningSheet account={opening} onClose={() => setOpening(null)} />
  return (
    <Dialog
      onClose={onClose}
      title="Quỹ và tài khoản ngân hàng"
      description="Tài khoản có ngân hàng và số tài khoản sẽ hiện mã VietQR khi khách chuyển khoản."
      actions={
        <>
          {mayCreate && (
            <Button icon={<Plus />} className="mr-auto" onClick={() => setEditing('new')}>
              Thêm tài khoản
            </Button>
          )}
          <Button onClick={onClose}>Đóng</Button>
        </>
      }
    >
      <ul aria-label="Quỹ">
        {accounts.map(account => (
          <li
            key={account.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 last:border-b-0"
          >
            <span className="text-ink-3">{account.kind === 'CASH' ? <Banknote /> : <Landmark />}</span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {account.name}
                {account.isDefault && <Badge tone="accent">Mặc định</Badge>}
                {!account.isActive && <Badge>Ngưng dùng</Badge>}
              </p>
              {account.accountNumber && (
                <p className="text-12 text-ink-3">
                  {account.accountNumber} · {account.accountName}
                </p>
              )}
            </div>
            <Money amount={account.balance} className="font-semibold" />
            {mayCreate && !account.hasOpening && (
              <Button size="sm" onClick={() => setOpening(account)}>
                Tồn đầu
              </Button>
            )}
            {mayUpdate && account.kind !== 'CASH' && (
              <Button size="sm" onClick={() => setEditing(account)}>
                Sửa
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
