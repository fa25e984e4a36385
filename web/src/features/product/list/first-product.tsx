import { inboundRoutes } from '@quay/contract/inbound/routes'
import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Plus from 'lucide-react/icons/plus'
import { useSession } from '../../../api/session/session.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Link } from '../../../ui/button/link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'

/** What to do where there is nothing yet, as far as the user may: bring the stock in, or write the first product. */
export function FirstProduct({ onAdd }: { onAdd: () => void }) {
  const { rights } = useSession()
  return (
    <EmptyState
      title={productText.emptyTitle}
      actions={
        <>
          {isAllowed(rights, inboundRoutes.create.permission) && (
            <Link to="/products/import/new?kind=OPENING" className={buttonClass()}>
              {productText.firstImport}
            </Link>
          )}
          {isAllowed(rights, productRoutes.create.permission) && (
            <Button variant="primary" icon={<Plus />} onClick={onAdd}>
              {productText.add}
            </Button>
          )}
        </>
      }
    >
      {productText.emptyHint}
    </EmptyState>
  )
}
