import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { useBranchId } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { productText } from '../../../text/product/product.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx'

type StopProductProps = { product: Product; where: 'store' | 'branch'; onClose: () => void }

/** Asks before a product is stopped, and tells what is still there: stock, and drafts that name it. */
export function StopProduct({ product, where, onClose }: StopProductProps) {
  const branchId = useBranchId()
  const uses = useRoute(productCareRoutes.uses, { params: { id: product.id } }, { keepPrevious: false }).data
  const inStore = useAction(productRoutes.update, { onClose })
  const inBranch = useAction(productCareRoutes.branchStatus, { onClose })
  const held = uses?.onHand.filter(row => where === 'store' || row.branchId === branchId) ?? []
  const stock = held.map(row => `${row.branchName} ${formatUnits(row.quantity, product.units)}`).join(', ')
  function stop() {
    const params = { id: product.id }
    if (where === 'store') inStore.mutate({ params, body: { version: product.version, isActive: 0 } })
    else inBranch.mutate({ params, body: { branchId, isActive: 0 } })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={stop}
      busy={inStore.isPending || inBranch.isPending}
      title={productText.deactivateTitle(product.name)}
      description={productText.deactivateHint}
      confirmLabel={where === 'store' ? productText.deactivate : productText.stopHere}
    >
      <div className="grid gap-2">
        {stock !== '' && <Note tone="warning">{productText.stillThere(stock)}</Note>}
        {uses && uses.drafts.length > 0 && (
          <Note tone="warning">{productText.inDrafts(uses.drafts.map(draft => draft.code).join(', '))}</Note>
        )}
      </div>
    </ConfirmDialog>
  )
}
