import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'

type RemoveProductProps = { product: Product; onClose: () => void; onRemoved: () => void }

/** Asks before a product goes for good; one that something used is not offered for it, and says what did. */
export function RemoveProduct({ product, onClose, onRemoved }: RemoveProductProps) {
  const uses = useRoute(productCareRoutes.uses, { params: { id: product.id } }, { keepPrevious: false }).data
  const remove = useAction(productCareRoutes.delete, {
    onDone: onRemoved,
    showError: shownHere,
  })
  if (!uses) return null
  if (uses.words !== '')
    return (
      <Dialog
        onClose={onClose}
        size="sm"
        title={productText.removeTitle(product.name)}
        actions={<Button onClick={onClose}>{productText.close}</Button>}
      >
        <Note tone="warning">{productText.removeUsed(uses.words)}</Note>
      </Dialog>
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: product.id } })}
      busy={remove.isPending}
      title={productText.removeTitle(product.name)}
      description={remove.error?.message ?? productText.removeHint}
      confirmLabel={productText.remove}
    />
  )
}
