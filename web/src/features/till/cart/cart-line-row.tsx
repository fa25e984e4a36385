import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { memo } from 'react'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { LineAbout } from '../line/line-about.tsx'
import { removeLine } from '../line/line-actions.ts'
import { priceOfOne } from '../line/line-price.ts'
import { QuantityCell } from '../line/quantity-cell.tsx'
import { LaterPicture } from '../picture/later-picture.tsx'
import { type Sale, useSale, useTill } from '../sale-context.ts'
import { useTillSettings } from '../settings/till-settings.ts'
import { cartColumns } from './cart-columns.ts'
import type { LineView } from './cart-view.ts'

type CartLineRowProps = {
  view: LineView
  /** Its number on the bill, from 1. */
  row: number
  /** Where it stands in the table, from 1. */
  place: number
  isSelected: boolean
}

const cellButton =
  'h-7 w-full rounded-2 border px-1.5 text-right whitespace-nowrap hover:border-line-input hover:bg-surface'

/** One line of the cart. Drawn again only when this line changes: hundreds of them stand in one cart. */
export const CartLineRow = memo(function CartLineRow({ view, row, place, isSelected }: CartLineRowProps) {
  const sale = useSale()
  const { till } = sale
  const { line, product, problem, amount, promotionOff } = view
  const showsCode = useTillSettings(settings => settings.showsCode)
  const showsPicture = useTillSettings(settings => settings.showsPicture)
  const isBad = problem !== null
  return (
    <tr
      aria-rowindex={place + 1}
      aria-current={isSelected || undefined}
      data-line={line.id}
      onPointerDown={() => till.select(line.id)}
      onFocus={() => till.select(line.id)}
      className={classNames(
        cartColumns,
        // Contained, so that a change in one line is laid out in one line; not its paint, since each line would then be
        // a piece of its own that every frame is put together from.
        'group h-row-cart border-line border-b contain-layout contain-style max-sm:h-28 max-sm:gap-x-2 max-sm:px-3',
        isBad ? 'bg-danger-soft' : isSelected ? 'bg-accent-soft' : 'hover:bg-surface-2',
        isBad && 'shadow-[inset_3px_0_0_var(--danger)]',
        !isBad && isSelected && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <td
        className={classNames(
          'text-center text-12 max-sm:sr-only in-data-no-number:hidden',
          isBad ? 'text-danger-text' : isSelected ? 'font-semibold text-accent-text' : 'text-ink-3',
        )}
      >
        {row}
      </td>
      <td className="flex min-w-0 items-center gap-2 px-1.5 max-sm:col-span-3 max-sm:px-0">
        {showsPicture && <LaterPicture productId={line.productId} name={product?.name ?? line.productName} />}
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-medium leading-[19px]" title={line.productName}>
              {showsCode && product && <span className="font-normal text-ink-3">{product.code} </span>}
              {product?.name ?? line.productName}
            </span>
            {product?.isPrescription && (
              <Tag tone="info">
                <abbr title={saleLineText.prescription} className="no-underline">
                  Rx
                </abbr>
              </Tag>
            )}
          </div>
          <LineAbout view={view} row={row} isSelected={isSelected} />
        </div>
      </td>
      <td className="px-1 max-sm:px-0">
        <UnitCell view={view} row={row} sale={sale} isSelected={isSelected} />
      </td>
      <td data-cell="quantity" className="text-center max-sm:text-left">
        <QuantityCell lineId={line.id} quantity={line.quantity} row={row} isBad={isBad} isSelected={isSelected} />
      </td>
      <td data-cell="price" className="px-1 max-sm:hidden in-data-no-price:hidden">
        <PriceCell view={view} row={row} />
      </td>
      <td data-cell="discount" className="px-1 max-xl:hidden in-data-no-discount:hidden">
        <button
          type="button"
          aria-label={saleLineText.discountOf(row, discountText(view))}
          onClick={() => till.openPanel('discount', line.id)}
          className={classNames(
            cellButton,
            isSelected ? 'border-line-input bg-surface' : 'border-transparent',
            !line.discount && 'text-ink-3',
          )}
        >
          {discountText(view)}
        </button>
      </td>
      <td className="px-1.5 text-right font-semibold whitespace-nowrap max-sm:col-span-2 max-sm:px-0">
        <span className="max-sm:hidden">{formatNumber(amount)}</span>
        {/* Price times number is not the amount then: the line says why. */}
        {promotionOff > 0 && (
          <small className="block font-normal text-11 text-success-text leading-[14px] max-sm:hidden">
            {saleLineText.promotionOff(formatNumber(-promotionOff))}
          </small>
        )}
        <button
          type="button"
          aria-label={saleLineText.amountOf(row, formatNumber(amount))}
          onClick={() => till.openPanel('price', line.id)}
          className="h-9 rounded-2 px-2 sm:hidden"
        >
          {formatNumber(amount)}
        </button>
      </td>
      <td
        className={classNames(
          'text-center max-sm:col-start-4 max-sm:row-start-1',
          !isSelected && 'opacity-0 focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <IconButton
          label={saleLineText.remove(row)}
          tooltip={false}
          size="xs"
          icon={<X className="size-3.5!" />}
          onClick={() => removeLine(sale, line.id)}
        />
      </td>
    </tr>
  )
})

function UnitCell({ view, row, sale, isSelected }: Omit<CartLineRowProps, 'place'> & { sale: Sale }) {
  const { line, product } = view
  const units = product?.units.filter(unit => unit.isSold) ?? []
  if (units.length < 2) return <span className="block truncate px-2.5">{line.unit.name}</span>
  return (
    <Select
      size="sm"
      quiet
      label={saleLineText.unitOf(row, line.unit.name)}
      className={classNames('w-full', !isSelected && 'border-transparent! bg-transparent!')}
      value={line.unit.id}
      options={units.map(unit => ({
        value: unit.id,
        label: unit.name,
        detail: formatNumber(priceOfOne(unit, sale.till.store.getState())),
      }))}
      onChange={unitId => {
        const unit = units.find(({ id }) => id === unitId)
        if (unit) {
          const { id, name, ratio } = unit
          sale.till.dispatch({ do: 'set-unit', lineId: line.id, unit: { id, name, ratio } })
        }
        sale.focusFind()
      }}
    />
  )
}

function PriceCell({ view, row }: { view: LineView; row: number }) {
  const { till } = useSale()
  const { line, unitPrice, source } = view
  const isChanged = useTill(state => state.priceChanges.has(line.id))
  const price = formatNumber(unitPrice)
  const origin = source === 'UNIT' ? '' : saleLineText.priceSource(view)
  return (
    <button
      type="button"
      aria-label={`${saleLineText.priceOf(row, price)} ${origin}`.trim()}
      onClick={() => till.openPanel('price', line.id)}
      className="grid min-h-[34px] w-full content-center justify-items-end rounded-2 border border-transparent px-1.5 leading-[17px] hover:border-line-input hover:bg-surface"
    >
      <span className={isChanged ? 'font-semibold text-warning-text' : ''}>{price}</span>{' '}
      {origin && <small className="max-w-full truncate text-11 text-ink-3 leading-[14px]">{origin}</small>}
    </button>
  )
}

function discountText({ line: { discount } }: LineView): string {
  if (!discount) return '0'
  return discount.unit === 1 ? formatPercent(Math.round(discount.value * 100)) : formatNumber(discount.value)
}
