import { isAllowed } from '@quay/contract/right/permission'
import { tillRoutes } from '@quay/contract/till/routes'
import { costOfLine } from '@quay/domain/sale/price/cost-of-line'
import { formatNumber } from '@quay/domain/text/format-number'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { LineView } from '../cart/cart-view.ts'
import { useSale, useTill } from '../sale-context.ts'

/** Costs move with imports, not with sales. Milliseconds. */
const staleTime = 5 * 60_000

/**
 * That the customer pays less for a line than its goods cost, all discounts taken off, for whoever may see costs. It warns and stops
 * nothing; without the network nothing is said.
 */
export function BelowCost({ view, row }: { view: LineView; row: number }) {
  const { rights } = useSession()
  const seesCost = isAllowed(rights, { model: 'cost', action: 'read' })
  return seesCost && view.product && view.isCounted && <Warning view={view} row={row} />
}

function Warning({ view: { line, parts }, row }: { view: LineView; row: number }) {
  const { place } = useSale()
  const net = useTill(state => state.view.sold.get(row - 1)?.net ?? null)
  const products = parts.length > 0 ? parts.map(({ product }) => product.id) : [line.productId]
  const query = { branchId: place.branchId, productIds: [...new Set(products)].join(',') }
  const { data } = useRoute(tillRoutes.costs, { query }, { staleTime, keepPrevious: false })
  if (!data || net === null) return null
  const costs = new Map(data.items.map(({ unitId, cost }) => [unitId, cost]))
  const asked = {
    unitId: line.unit.id,
    quantity: line.quantity,
    parts: parts.map(({ part }) => ({ unitId: part.unitId, quantity: part.quantity })),
  }
  const cost = costOfLine(asked, costs)
  if (cost === null || net >= cost) return null
  return (
    <Tag tone="warning" icon={<TriangleAlert />}>
      {saleLineText.belowCost(formatNumber(cost))}
    </Tag>
  )
}
