import { isAllowed } from '@quay/contract/right/permission'
import type { SyntheticEvent } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { saleText } from '../../../text/till/sale.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Link } from '../../../ui/button/link.tsx'
import { saleKeys } from '../sale-keys.ts'
import { showCustomerRequest } from '../use-sale-keys.ts'

/** What the cashier can do when no goods match: note the customer's request, or add the goods. */
export function NothingFound({ query, onLeave }: { query: string; onLeave: () => void }) {
  const { rights } = useSession()
  const mayAdd = isAllowed(rights, { model: 'list_product', action: 'create' })
  // The find box keeps the focus, and what was typed into it goes along.
  const stay = (event: SyntheticEvent) => event.preventDefault()
  return (
    <>
      <Button size="sm" onPointerDown={stay} onClick={showCustomerRequest} keyHint={saleKeys.customerRequest.key}>
        {saleText.customerRequest}
      </Button>
      {mayAdd && (
        <span onPointerDown={stay}>
          <Link
            to={`/products/list?add=new&name=${encodeURIComponent(query)}`}
            className={buttonClass({ size: 'sm' })}
            onClick={onLeave}
          >
            {salePartText.addProduct}
          </Link>
        </span>
      )}
    </>
  )
}
