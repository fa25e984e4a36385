import { voucherRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

/** Writes a payment by hand. A receipt is what the list adds by itself. */
export function PaymentButton() {
  const { rights } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed(rights, voucherRoutes.create.permission)) return null
  return (
    <>
      <Button icon={<Minus />} onClick={() => setOpen(true)}>
        {cashbookListText.payment}
      </Button>
      {isOpen && <VoucherSheet direction="OUT" onClose={() => setOpen(false)} />}
    </>
  )
}
