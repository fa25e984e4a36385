import { disposalRoutes } from '@quay/contract/disposal/routes'
import type { LotState } from '@quay/contract/enumeration'
import { lotRoutes } from '@quay/contract/lot/routes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { listText } from '../../text/kit/list.ts'
import { disposalText } from '../../text/stock/disposal.ts'
import { lotText } from '../../text/stock/lot.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Menu } from '../../ui/popup/menu.tsx'

/** An action on a lot that opens a dialog. */
export type LotTask = { kind: 'move' | 'expiry' | LotState; lot: ShelfLot }

const states: readonly LotState[] = ['held', 'recalled', 'normal']

/** What can be done with a lot: for the lot everywhere, or for the goods of it on this shelf. */
export function LotMenu({ lot, onTask }: { lot: ShelfLot; onTask: (task: LotTask) => void }) {
  const { rights } = useSession()
  const today = useBusinessDay()
  const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(rights, permission)
  const task = (kind: LotTask['kind'], label: string) => ({
    id: kind,
    label,
    danger: kind === 'recalled',
    onSelect: () => onTask({ kind, lot }),
  })
  const isThere = lot.quantity > 0
  // What has expired does not come back for sale.
  const canMove = isThere && (lot.bucket === 'sellable' || lot.expiryDate === null || lot.expiryDate >= today)
  return (
    <Menu
      label={listText.rowActions}
      trigger={<IconButton size="sm" label={`${listText.rowActions}: ${lot.number}`} icon={<MoreHorizontal />} />}
      entries={[
        { id: 'buyers', label: lotText.recall, to: `/products/lot/${lot.id}` },
        ...(may(productRoutes.updateLot.permission)
          ? states.filter(state => state !== lot.state).map(state => task(state, lotText.become[state]))
          : []),
        ...(canMove && may(lotRoutes.move.permission)
          ? [task('move', lot.bucket === 'sellable' ? lotText.putApart : lotText.putBack)]
          : []),
        ...(may(lotRoutes.changeExpiry.permission) ? [task('expiry', lotText.changeExpiry)] : []),
        ...(isThere && may(disposalRoutes.create.permission)
          ? [{ id: 'dispose', label: disposalText.ofLot, to: `/products/disposal/new?lotIds=${lot.id}` }]
          : []),
        { id: 'labels', label: lotText.toLabels, to: `/products/label?productIds=${lot.productId}&lotIds=${lot.id}` },
      ]}
    />
  )
}
