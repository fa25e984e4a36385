import { debtRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { call } from '../../../../api/client.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { debtText } from '../../../../text/partner/debt.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { laterPart } from '../../../../ui/later-part.tsx'
import type { CartCustomer } from '../../cart/cart.ts'
import { loadPartnerRoutes } from '../../later-parts.ts'
import { useSale } from '../../sale-context.ts'

const PayDocument = laterPart(async () => (await import('../../../debt/shared/pay-document.tsx')).default)

/** Takes what a customer owes while they stand at the till: for those who may, with a network. */
export function CollectDebt({ customer: { id, name } }: { customer: CartCustomer }) {
  const { till, focusFind } = useSale()
  const { rights } = useSession()
  const online = useConnection(state => state.online)
  const [isOpen, setOpen] = useState(false)
  if (!online || !isAllowed(rights, debtRoutes.collect.permission)) return null

  async function close() {
    setOpen(false)
    focusFind()
    const { customerRoutes } = await loadPartnerRoutes()
    const { debt } = await call(customerRoutes.get, { params: { id } })
    const { cart } = till.activeDraft()
    // Only what they owe is other than before: points and the day to pay that the cart holds stay.
    if (cart.customer?.id === id)
      till.dispatch({ do: 'replace', cart: { ...cart, customer: { ...cart.customer, debt } } })
  }
  return (
    <>
      <Button size="xs" aria-label={debtText.payTitle.customer(name)} onClick={() => setOpen(true)}>
        {debtText.paySubmit.customer}
      </Button>
      {isOpen && <PayDocument partner={{ kind: 'customer', id, name }} onClose={() => void close().catch(() => {})} />}
    </>
  )
}
