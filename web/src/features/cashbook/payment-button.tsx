import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

/** Writes a payment by hand. A receipt is what the list adds by itself. */
export function PaymentButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Minus />} onClick={() => setOpen(true)}>
        {cashbookListText.payment}
      </Button>
      {isOpen && <VoucherSheet direction="OUT" onClose={() => setOpen(false)} />}
    </>
  )
}
