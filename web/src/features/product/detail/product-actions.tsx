import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Ban from 'lucide-react/icons/ban'
import Combine from 'lucide-react/icons/combine'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useBranchId, useProfile, useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Menu, type MenuEntry } from '../../../ui/popup/menu.tsx'

export type ProductTask = 'edit' | 'stop' | 'stopHere' | 'merge' | 'remove'

type ProductActionsProps = { product: Product; onTask: (task: ProductTask) => void }

/** What is done seldom with a product: stop and start it here or everywhere, merge another one into it, delete it. */
export function ProductActions({ product, onTask }: ProductActionsProps) {
  const { rights } = useSession()
  const branchId = useBranchId()
  const isOnlyBranch = useProfile().branches.length === 1
  const update = useAction(productRoutes.update)
  const inBranch = useAction(productCareRoutes.branchStatus)
  const mayDelete = isAllowed(rights, { model: 'list_product', action: 'delete' })
  const { id, version, isActive, stoppedBranchIds } = product

  const everywhere: MenuEntry =
    isActive === 1
      ? { id: 'stop', label: productText.deactivate, icon: <Ban />, onSelect: () => onTask('stop') }
      : {
          id: 'start',
          label: productText.activate,
          icon: <RotateCcw />,
          onSelect: () => update.mutate({ params: { id }, body: { version, isActive: 1 } }),
        }
  const here: MenuEntry = stoppedBranchIds.includes(branchId)
    ? {
        id: 'startHere',
        label: productText.startHere,
        icon: <RotateCcw />,
        onSelect: () => inBranch.mutate({ params: { id }, body: { branchId, isActive: 1 } }),
      }
    : { id: 'stopHere', label: productText.stopHere, icon: <Ban />, onSelect: () => onTask('stopHere') }
  return (
    <Menu
      label={productText.actions}
      trigger={
        <Button icon={<MoreHorizontal />} busy={update.isPending || inBranch.isPending}>
          {productText.actions}
        </Button>
      }
      entries={[
        everywhere,
        ...(isActive === 1 && !isOnlyBranch ? [here] : []),
        ...(mayDelete && product.type !== 3
          ? [{ id: 'merge', label: productText.merge, icon: <Combine />, onSelect: () => onTask('merge') }]
          : []),
        ...(mayDelete
          ? [
              {
                id: 'remove',
                label: productText.remove,
                icon: <Trash />,
                danger: true,
                onSelect: () => onTask('remove'),
              },
            ]
          : []),
      ]}
    />
  )
}
