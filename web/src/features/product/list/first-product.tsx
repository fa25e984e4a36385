import Plus from 'lucide-react/icons/plus'
import { productText } from '../../../text/product.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'

type FirstProductProps = { mayImport: boolean; onAdd: (() => void) | undefined }

/** What to do where there is nothing yet. */
export function FirstProduct({ mayImport, onAdd }: FirstProductProps) {
  return (
    <EmptyState
      title={productText.emptyTitle}
      actions={
        <>
          {mayImport && (
            <Link to="/products/import/new?kind=OPENING" className={buttonClass()}>
              {productText.firstImport}
            </Link>
          )}
          {onAdd && (
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
