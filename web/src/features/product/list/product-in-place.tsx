import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import { useBranchId, useProfile, useSession } from '../../../api/session/session.ts'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useRoute } from '../../../api/use-route.ts'
import { ReadTable } from '../../../list/read-table.tsx'
import { lotStateText, productText } from '../../../text/product/product.ts'
import { lotText } from '../../../text/stock/lot.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Link } from '../../../ui/button/link.tsx'
import { ExpiryText } from '../../../ui/date/expiry-text.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, moneyColumn, textColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { BranchStock } from '../shared/branch-stock.tsx'
import { baseUnitOf } from './product-columns.tsx'

type Unit = Product['units'][number]
type Lot = Answer<typeof productRoutes.lots>['items'][number]

const mostLots = 20

/** A product opened in the list: its units with their prices, what lies where and in which lots, and the ways to its page. */
export function ProductInPlace({ product }: { product: Product }) {
  const { rights } = useSession()
  const { branches } = useProfile()
  const uses = useStoreUses()
  const isStocked = product.type < 3
  const hasLots = isStocked && uses.lots && product.isLotManaged
  const seesCatalogue = isAllowed(rights, { model: 'list_product', action: 'read' })
  const page = `/products/list/${product.id}`
  const ways = [
    { to: page, label: productText.inPlace.open },
    ...(seesCatalogue && isStocked ? [{ to: `${page}?tab=card`, label: productText.tabs.card }] : []),
    ...(seesCatalogue && hasLots ? [{ to: `${page}?tab=lots`, label: productText.tabs.lots }] : []),
    ...(seesCatalogue ? [{ to: `${page}?tab=prices`, label: productText.tabs.prices }] : []),
  ]
  return (
    <div className="grid gap-3 px-4 py-3 max-md:px-3">
      <div className="grid items-start gap-3 lg:grid-cols-2 [&>*]:min-w-0">
        <Card padded={false} className="overflow-hidden">
          <DataTable
            label={productText.units}
            columns={unitColumns(baseUnitOf(product))}
            rows={product.units}
            rowKey={unit => unit.id}
            rowLabel={unit => unit.name}
            dense
          />
        </Card>
        {isStocked && (hasLots || branches.length > 1) && (
          <div className="grid gap-3">
            {hasLots && <Lots product={product} />}
            {branches.length > 1 && <BranchStock product={product} />}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ size: 'sm' })}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}

const { inPlace } = productText

const unitColumns = (baseUnit: string): ReadonlyArray<Column<Unit>> => [
  textColumn('name', productText.unitName, unit => unit.name, { card: 'title' }),
  figureColumn('ratio', productText.unitRatio, unit => (unit.isBase ? '' : `${formatNumber(unit.ratio)} ${baseUnit}`), {
    card: 'line2',
  }),
  moneyColumn('price', productText.unitPrice, unit => unit.price, { strong: true, card: 'amount' }),
  textColumn('barcode', productText.unitBarcode, unit => unit.barcodes.join(', '), { card: 'line2' }),
  textColumn('uses', inPlace.uses, unit => usesOf(unit), { hideBelow: 'lg' }),
]

const usesOf = (unit: Unit) =>
  [
    unit.isDefaultSale && inPlace.usualSale,
    unit.isDefaultPurchase && inPlace.usualPurchase,
    !unit.isSold && inPlace.notSold,
  ]
    .filter(Boolean)
    .join(', ')

/** The lots that the branch has, as they are sold; the rest stands on the page of the product. */
function Lots({ product }: { product: Product }) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const reading = useRoute(productRoutes.lots, { query: { branchId, productId: product.id, limit: mostLots } })
  const columns: ReadonlyArray<Column<Lot>> = [
    textColumn(
      'number',
      lotText.number,
      lot => (
        <span className="inline-flex items-center gap-1">
          {lot.number}
          {lot.state !== 'normal' && (
            <Tag tone={lot.state === 'held' ? 'warning' : 'danger'}>{lotStateText[lot.state]}</Tag>
          )}
        </span>
      ),
      { card: 'title' },
    ),
    figureColumn('expiry', lotText.expiry, lot => <ExpiryText day={lot.expiryDate} today={today} />, { card: 'line2' }),
    figureColumn('quantity', lotText.quantity, lot => formatUnits(lot.quantity, product.units), { card: 'amount' }),
  ]
  return (
    <ReadTable
      reading={reading}
      label={productText.tabs.lots}
      columns={columns}
      rows={reading.data?.items ?? []}
      rowKey={lot => lot.id}
      rowLabel={lot => lot.number}
      dense
      empty={<EmptyState title={lotText.noneLeft} />}
    />
  )
}
