import Landmark from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { useAddress } from '../../routing/use-address.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { AccountsDialog } from './accounts-dialog.tsx'
import { useAccounts } from './shared/use-accounts.ts'

/** Opens the funds of the branch; an address with `?accounts=` opens them too. */
export function AccountsButton() {
  const { query, change } = useAddress()
  const accounts = useAccounts()
  const [isOpen, setOpen] = useState(false)
  function close() {
    setOpen(false)
    if (query.accounts) change({ accounts: undefined }, { replace: true })
  }
  return (
    <>
      <Button icon={<Landmark />} onClick={() => setOpen(true)}>
        {cashbookListText.accounts}
      </Button>
      {(isOpen || query.accounts) && <AccountsDialog accounts={accounts} onClose={close} />}
    </>
  )
}
