import { vatRates } from '@quay/contract/enumeration'
import { productRoutes } from '@quay/contract/product/routes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { routeKey } from '../../../api/use-route.ts'
import { focusPath } from '../../../document/focus-path.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { checkPrices, type LineCost } from '../write/check-prices.ts'
import { describeBelowCost } from '../write/describe-below-cost.ts'
import { describePriceChange } from '../write/describe-price-change.ts'
import type { EditorAction } from '../write/edit-inbound.ts'
import { type EditorLine as Line, receivedOf, unitOf } from '../write/editor-state.ts'
import { problemsOfLine } from '../write/find-problems.ts'
import { editorProduct } from './editor-product.ts'
import { LotRows } from './lot-rows.tsx'
import { SalePrices } from './sale-prices.tsx'

const { head } = inboundText
const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))
/** What rises by less is rounding, or the share of a discount. */
const notableChange = 0.05

/** Columns of the editor's head and lines, from 1024 px. */
export const lineGrid = 'lg:grid-cols-[28px_minmax(0,1fr)_80px_60px_52px_96px_104px_72px_100px_28px] lg:gap-1.5'
/** The same without VAT: for opening stock, and in a store that does without. */
export const plainGrid = 'lg:grid-cols-[28px_minmax(0,1fr)_80px_60px_52px_96px_104px_100px_28px] lg:gap-1.5'

type EditorLineProps = {
  line: Line
  index: number
  /** Đồng after the discount of the line, without VAT. */
  amount: number
  /** Đồng that the goods of the line are worth on the shelf. */
  cost: number
  /** Whether the cost is without VAT, because the branch deducts it. */
  deductsVat: boolean
  opening: boolean
  withVat: boolean
  /** Sale prices are shown under each line; those that were changed always are. */
  withSalePrices: boolean
  /** The person tried to complete: what is missing is shown. */
  asked: boolean
  /** The server refused this field. */
  refused: string | null
  today: string
  dispatch: (action: EditorAction) => void
  onRemove: (key: string) => void
}

/** One line of the import. Drawn again only when something of it changes: a document may have 500. */
export const EditorLine = memo(function EditorLine(props: EditorLineProps) {
  const {
    line,
    index,
    amount,
    cost,
    deductsVat,
    opening,
    withVat,
    withSalePrices,
    asked,
    refused,
    today,
    dispatch,
    onRemove,
  } = props
  const { product } = line
  const path = `items.${index}`
  const name = (word: string) => inboundText.fieldOf(word, index + 1)
  const wrong = new Set(asked ? problemsOfLine(line, index, today).map(problem => problem.path) : [])
  if (refused?.startsWith(`${path}.`)) wrong.add(refused)
  const patch = (change: Extract<EditorAction, { type: 'line' }>['patch']) =>
    dispatch({ type: 'line', key: line.key, patch: change })
  const toLots = () => focusPath(product.isLotManaged ? `${path}.lots.0.lotNumber` : 'find')
  const onEnter = (walk: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    walk()
  }
  return (
    <div className={`grid grid-cols-4 items-center gap-2 max-sm:grid-cols-2 ${withVat ? lineGrid : plainGrid}`}>
      <div className="text-center text-12 text-ink-3 max-lg:hidden">{index + 1}</div>
      <div className="min-w-0 max-lg:col-span-full">
        <div className="line-clamp-2 font-semibold leading-[18px]" title={product.name}>
          <span className="text-ink-3 lg:hidden">{index + 1}. </span>
          {product.name}
        </div>
        <LineFacts line={line} cost={cost} deductsVat={deductsVat} />
      </div>
      <Cell label={head.unit}>
        <UnitCell line={line} label={name(head.unit)} dispatch={dispatch} />
      </Cell>
      <Cell label={head.quantity}>
        <NumberInput
          size="sm"
          quiet
          min={1}
          aria-label={name(head.quantity)}
          data-path={`${path}.quantity`}
          invalid={wrong.has(`${path}.quantity`)}
          value={line.quantity}
          onChange={quantity => patch({ quantity })}
          onFocus={event => event.target.select()}
          onKeyDown={onEnter(toLots)}
        />
      </Cell>
      <Cell label={head.bonus}>
        <NumberInput
          size="sm"
          quiet
          min={0}
          aria-label={name(head.bonus)}
          placeholder="0"
          value={line.bonusQuantity === 0 ? null : line.bonusQuantity}
          onChange={bonus => patch({ bonusQuantity: bonus ?? 0 })}
          onFocus={event => event.target.select()}
          onKeyDown={onEnter(toLots)}
        />
      </Cell>
      <Cell label={opening ? head.openingPrice : head.price}>
        <MoneyInput
          size="sm"
          quiet
          aria-label={name(opening ? head.openingPrice : head.price)}
          data-path={`${path}.price`}
          invalid={wrong.has(`${path}.price`)}
          value={line.price}
          onChange={price => patch({ price })}
          onKeyDown={onEnter(() => focusPath(`${path}.quantity`))}
        />
      </Cell>
      <Cell label={head.discount} path={`${path}.discount`}>
        <PercentOrMoneyInput
          size="sm"
          quiet
          label={name(head.discount)}
          value={line.discount}
          onChange={discount => patch({ discount })}
          onKeyDown={onEnter(toLots)}
        />
      </Cell>
      {withVat && (
        <Cell label={head.vat}>
          <Select
            size="sm"
            quiet
            label={name(head.vat)}
            value={line.vatRate}
            options={rates}
            onChange={vatRate => patch({ vatRate })}
          />
        </Cell>
      )}
      <Cell label={head.amount}>
        <div className="text-right font-semibold max-lg:leading-7">
          <Money amount={amount} />
        </div>
      </Cell>
      <div className="text-right opacity-0 focus-within:opacity-100 group-focus-within/line:opacity-100 group-hover/line:opacity-100 max-lg:opacity-100">
        <IconButton
          size="xs"
          tooltip={false}
          label={inboundText.removeLine(product.name)}
          icon={<X className="size-3.5!" />}
          onClick={() => onRemove(line.key)}
        />
      </div>
      {(withSalePrices || line.salePrices.length > 0) && (
        <SalePrices
          line={line}
          index={index}
          cost={cost}
          deductsVat={deductsVat}
          onChange={salePrices => patch({ salePrices })}
        />
      )}
      {product.isLotManaged && <LotRows line={line} index={index} wrong={wrong} today={today} dispatch={dispatch} />}
    </div>
  )
})

/** What of a line bought in small units fills no whole pack: 105 viên of a box of 100; null where all of it does. */
function looseOf(line: Line): string | null {
  const unit = unitOf(line)
  const pack = line.product.units.reduce((largest, one) => (one.ratio > largest.ratio ? one : largest), unit)
  const base = receivedOf(line) * unit.ratio
  const loose = base % pack.ratio
  if (pack.ratio === unit.ratio || loose === 0 || base < pack.ratio) return null
  return inboundText.loosePack(formatUnits(loose, line.product.units), pack.name.toLowerCase())
}

/** A field of the line; its name stands over it where the head of the columns does not. */
function Cell({ label, path, children }: { label: string; path?: string; children: ReactNode }) {
  return (
    <div className="min-w-0" data-path={path}>
      <div aria-hidden="true" className="text-11 text-ink-3 lg:hidden">
        {label}
      </div>
      {children}
    </div>
  )
}

/** Code, stock, the last price, and what to mind: goods that became dearer or cheaper, packs that are not whole. */
function LineFacts({ line, cost, deductsVat }: { line: Line } & LineCost) {
  const { product } = line
  const loose = looseOf(line)
  const { change, before, belowCost } = checkPrices(line, { cost, deductsVat })
  const unit = unitOf(line)
  const { last } = product
  return (
    <div className="text-12 text-ink-3">
      {line.doubt && <div className="text-warning-text">{inboundText.doubt(line.doubt)}</div>}
      <div>
        {product.code}
        {product.stock !== undefined && ` · ${inboundText.stockNow(formatUnits(product.stock, product.units))}`}
        {loose !== null && <span className="text-warning-text"> · {loose}</span>}
      </div>
      {last && (
        <div>
          {inboundText.lastPrice(
            formatDong(Math.round((last.price * unit.ratio) / last.ratio)),
            unit.name.toLowerCase(),
            last.providerName ?? '',
            formatDate(last.day),
          )}
        </div>
      )}
      {change !== null && Math.abs(change) > notableChange && (
        <div
          className={change > 0 ? 'font-medium text-warning-text' : 'font-medium text-success-text'}
          title={before === null || last ? undefined : inboundText.costBefore(formatDong(before))}
        >
          {describePriceChange(change, Boolean(last))}
        </div>
      )}
      {belowCost && <div className="font-medium text-danger-text">{describeBelowCost(belowCost)}</div>}
    </div>
  )
}

/** The unit of a line. A saved draft brings one unit only; it loads the others when the user turns to it. */
function UnitCell(props: { line: Line; label: string; dispatch: (action: EditorAction) => void }) {
  const { line, label, dispatch } = props
  const client = useQueryClient()
  const branchId = useBranchId()
  const { product } = line
  async function learnUnits() {
    if (product.unitsKnown) return
    const input = { params: { id: product.id }, query: { branchId } }
    const known = await client
      .fetchQuery({ queryKey: routeKey(productRoutes.get, input), queryFn: () => call(productRoutes.get, input) })
      .catch(() => null) // the one unit of the draft stays, and the next turn asks again
    if (known) dispatch({ type: 'product-known', product: editorProduct(known) })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the control inside
    <span onFocus={() => void learnUnits()} onPointerEnter={() => void learnUnits()}>
      <Select
        size="sm"
        quiet
        label={label}
        value={line.unitId}
        options={product.units.map(unit => ({ value: unit.id, label: unit.name, detail: formatNumber(unit.ratio) }))}
        onChange={unitId => dispatch({ type: 'unit', key: line.key, unitId })}
      />
    </span>
  )
}
