import { formatNumber } from '@quay/domain/text/format-number'
import ScanLine from 'lucide-react/icons/scan-line'
import { useStore } from 'zustand'
import { saleText } from '../../../text/till/sale.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { usePart } from '../../../ui/use-part.ts'
import { loadCartTable } from '../later-parts.ts'
import { useSale, useTill } from '../sale-context.ts'

/** The lines of the cart, or that there are none yet. The table comes with the first key (`fetchForFirstLine`). */
export function CartArea() {
  const hasLines = useTill(({ view }) => view.lines.length > 0)
  const CartTable = usePart(hasLines, loadCartTable, () => {})
  if (!hasLines) return <EmptyCart />
  return CartTable ? <CartTable /> : <PlainLines />
}

/** Until the table is here, and without a network where it may not come: what is in the cart, and what it costs. */
function PlainLines() {
  const lines = useTill(({ view }) => view.lines)
  return (
    <ul aria-label={saleText.lines} className="min-h-0 flex-1 overflow-auto px-3 py-1.5">
      {lines.map(({ line, amount }) => (
        <li key={line.id} className="flex min-h-8 items-center justify-between gap-2">
          {`${line.productName} × ${formatNumber(line.quantity)} ${line.unit.name}`}
          <b>{formatNumber(amount)}</b>
        </li>
      ))}
    </ul>
  )
}

function EmptyCart() {
  const { catalogue } = useSale()
  const isCatalogueEmpty = useStore(catalogue.state, ({ status, size }) => status === 'ready' && size === 0)
  return (
    <div className="grid min-h-40 flex-1 place-content-center">
      <EmptyState icon={<ScanLine />} title={saleText.emptyCart}>
        {isCatalogueEmpty ? saleText.emptyCatalogue : saleText.emptyCartHint}
      </EmptyState>
    </div>
  )
}
