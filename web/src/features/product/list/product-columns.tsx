import { businessStatusLabel } from '@quay/contract/enumeration'
import type { Product } from '@quay/contract/product/shapes'
import { controlGroupText } from '@quay/domain/product/control-group'
import { isService } from '@quay/domain/product/service-type'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import { medicineText } from '../../../text/product/medicine.ts'
import { productText } from '../../../text/product/product.ts'
import { ExpiryText } from '../../../ui/date/expiry-text.tsx'
import { ActiveBadge } from '../../../ui/mark/active-badge.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { codeColumn, figureColumn, textColumn, titleColumn } from '../../../ui/table/columns.tsx'
import { TwoLines } from '../../../ui/table/two-lines.tsx'

const { columns: names } = productText

type Options = { today: string; seesCost: boolean; branchId: string }

/** The columns of the product list; the cost only for who may see it. */
export function productColumns({ today, seesCost, branchId }: Options): Array<Column<Product>> {
  const cost: Column<Product> = {
    id: 'cost',
    header: names.cost,
    numeric: true,
    width: '92px',
    hideBelow: 'lg',
    cell: row =>
      // Without stock there is nothing that the cost could be of.
      row.cost === undefined || row.stock === 0 ? (
        <Money amount={null} />
      ) : (
        <>
          <Money amount={row.cost} />
          <span className="text-11 text-ink-3"> /{baseUnitOf(row)}</span>
        </>
      ),
  }
  return [
    // Where there is little room the code stands under the name: names would be cut beside it.
    codeColumn(names.code, row => `/products/list/${row.id}`, { width: '88px', hideBelow: 'lg' }),
    titleColumn('name', names.name, row => <ProductName product={row} branchId={branchId} />),
    textColumn('group', names.group, row => <span className="line-clamp-2 text-ink-2">{row.groupName}</span>, {
      width: '116px',
      hideBelow: 'lg',
      defaultHidden: true,
    }),
    figureColumn(
      'price',
      names.price,
      row => (
        <>
          <Money amount={row.price} className="font-semibold" />
          <span className="font-normal text-11 text-ink-3"> /{saleUnitOf(row)}</span>
        </>
      ),
      { width: '104px', fixed: true, card: 'amount' },
    ),
    ...(seesCost ? [cost] : []),
    figureColumn('stock', names.stock, row => <StockWords product={row} />, { width: '116px', card: 'line2' }),
    figureColumn('expiry', names.expiry, row => <ExpiryText day={row.nearestExpiry} today={today} />, {
      needs: 'lots',
      width: '96px',
      hideBelow: 'md',
      card: 'line2',
    }),
    textColumn('status', names.status, row => <ProductStatus isActive={isTraded(row, branchId) ? 1 : 0} />, {
      width: '124px',
      hideBelow: 'lg',
      defaultHidden: true,
    }),
    textColumn(
      'manufacturer',
      names.manufacturer,
      row => <span className="line-clamp-1 text-ink-2">{row.manufacturer}</span>,
      { width: '140px', hideBelow: 'lg', defaultHidden: true },
    ),
    textColumn(
      'position',
      names.position,
      row => <span className="line-clamp-1 text-ink-2">{row.shelfPosition}</span>,
      { width: '100px', hideBelow: 'lg', defaultHidden: true },
    ),
    textColumn(
      'control',
      names.control,
      row => <span className="line-clamp-1 text-ink-2">{row.controlGroup && controlGroupText[row.controlGroup]}</span>,
      { width: '130px', hideBelow: 'lg', defaultHidden: true },
    ),
    figureColumn('minMax', names.minMax, row => <span className="text-ink-2">{levelsOf(row)}</span>, {
      width: '110px',
      hideBelow: 'lg',
      defaultHidden: true,
    }),
  ]
}

/** Whether a product is traded at the branch. */
const isTraded = ({ isActive, stoppedBranchIds }: Product, branchId: string) =>
  isActive === 1 && !stoppedBranchIds.includes(branchId)

/**
 * What a product is: its name, and under it that it is traded no more, the mark of a prescription drug, registration number, ingredient and
 * group. Group and state have no columns at first: most rows say the same there, and names need the room.
 */
function ProductName({ product, branchId }: { product: Product; branchId: string }) {
  const { registrationNumber, activeIngredient, groupName } = product
  const detail = [registrationNumber, activeIngredient, groupName].filter(Boolean).join(' · ')
  return (
    <div className="flex min-w-0 items-center gap-2">
      {product.image && (
        <img
          src={product.image}
          alt=""
          loading="lazy"
          className="size-8 shrink-0 rounded-1 border border-line bg-white object-contain"
        />
      )}
      <TwoLines
        title={product.name}
        detail={
          <span className="flex min-w-0 items-center gap-1">
            {!isTraded(product, branchId) && <Tag>{businessStatusLabel[0]}</Tag>}
            {product.isPrescription && <Tag tone="info">Rx</Tag>}
            {product.medicine && product.medicine.state !== 'listed' && (
              <Tag tone={product.medicine.state === 'withdrawn' ? 'danger' : 'warning'}>
                {medicineText.states[product.medicine.state]}
              </Tag>
            )}
            <span className="truncate" title={detail}>
              <span className="hidden sm:max-lg:inline">{[product.code, detail && ' · '].join('')}</span>
              {detail || ' '}
            </span>
          </span>
        }
      />
    </div>
  )
}

/**
 * On hand in the units people count in: "3 hộp 2 vỉ 4 viên", and what of it cannot be sold; amber when what can be sold is under
 * the minimum, red when there is less than none.
 */
export function StockWords({
  product,
}: {
  product: Pick<Product, 'type' | 'stock' | 'unsellable' | 'onOrder' | 'units' | 'minStock' | 'canMake'>
}) {
  const { stock, unsellable, onOrder, units, minStock, canMake } = product
  if (isService(product) || (product.type === 3 && canMake === null))
    return <span className="text-ink-3">{productText.unstocked}</span>
  if (canMake !== null) {
    const words = productText.canMake(formatNumber(canMake), baseUnitOf(product))
    return <span className={canMake === 0 ? 'text-ink-3' : ''}>{words}</span>
  }
  const tone =
    stock < 0
      ? 'text-danger-text'
      : minStock !== null && stock - unsellable < minStock
        ? 'text-warning-text'
        : stock - unsellable === 0
          ? 'text-ink-3'
          : ''
  return (
    <>
      <span className={tone}>{formatUnits(stock, units)}</span>
      <span className="block truncate text-11 text-ink-3">
        {unsellable > 0 && (
          <span className="text-warning-text">
            {productText.unsellable(formatUnits(unsellable, units), unsellable >= stock)}
          </span>
        )}
        {unsellable > 0 && onOrder > 0 && ' · '}
        {onOrder > 0 && productText.onOrder(formatUnits(onOrder, units))}
      </span>
    </>
  )
}

/** "10 – 50": the least and the most that should be on hand, in base units. */
function levelsOf({ minStock, maxStock }: Product): string {
  const level = (amount: number | null) => (amount === null ? '' : formatNumber(amount))
  return minStock === null && maxStock === null ? '' : `${level(minStock)} – ${level(maxStock)}`
}

/** Whether a product is traded, as a badge. */
export const ProductStatus = ({ isActive }: { isActive: number }) => (
  <ActiveBadge isActive={isActive} words={businessStatusLabel} />
)

/** The name of the smallest unit, in small letters. */
export function baseUnitOf({ units }: Pick<Product, 'units'>): string {
  return (units.find(unit => unit.isBase) ?? units[0])?.name.toLowerCase() ?? ''
}

function saleUnitOf({ units }: Pick<Product, 'units'>): string {
  return (units.find(unit => unit.isDefaultSale) ?? units[0])?.name.toLowerCase() ?? ''
}
