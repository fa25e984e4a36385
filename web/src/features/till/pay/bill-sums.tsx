import { formatNumber } from '@quay/domain/text/format-number'
import { saleText } from '../../../text/till/sale.ts'
import { PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { SurchargePart } from '../later-parts.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { noDiscount } from '../settings/till-settings.ts'
import { useDue } from './use-due.ts'

/** What the goods come to, what is taken off, and the one large number of the screen. */
export function BillSums() {
  const { till, focusFind } = useSale()
  const billId = useTill(state => state.activeId)
  const priced = useTill(state => state.view.priced)
  const due = useTill(state => state.view.due)
  const alreadyPaid = useTill(state => state.view.alreadyPaid)
  const shown = useDue()
  const deposit = useTill(state => state.view.deposit)
  const whole = useTill(state => state.view.whole)
  const hasSurcharges = useTill(
    ({ facts, view }) => (facts.context?.surcharges?.length ?? 0) + view.surcharges.rows.length > 0,
  )
  const leftOut = useTill(state => state.view.leftOut)
  const discount = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.discount ?? null)
  const subtotal = priced.totalPrice - priced.promotionDiscount - priced.lineDiscount - priced.promotionOrder
  return (
    <>
      <section>
        <dl className="grid grid-cols-[1fr_auto] *:flex *:min-h-[26px] *:items-center *:gap-1.5">
          <dt className="text-ink-2">{saleText.goods}</dt>
          <dd className="justify-end">{formatNumber(priced.totalPrice)}</dd>
          <TakenOff label={saleText.promotionDiscounts} amount={priced.promotionDiscount} />
          <TakenOff label={saleText.lineDiscounts} amount={priced.lineDiscount} />
          <TakenOff label={saleText.promotionOrder} amount={priced.promotionOrder} />
          <dt className="text-ink-2">
            {saleText.orderDiscount} <Kbd>{saleKeys.orderDiscount.key}</Kbd>
          </dt>
          <dd data-part="order-discount" className="w-36 justify-end">
            <PercentOrMoneyInput
              key={billId}
              size="sm"
              label={saleText.orderDiscount}
              maxMoney={subtotal}
              value={discount ?? noDiscount()}
              onChange={next => till.dispatch({ do: 'set-order-discount', discount: next })}
              onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && focusFind()}
            />
          </dd>
          <TakenOff label={saleText.pointsPay} amount={priced.pointsAmount} />
          <TakenOff label={saleText.cashRounding} amount={whole - deposit - due} />
          <TakenOff label={saleText.depositPays} amount={deposit} />
          <TakenOff label={saleText.alreadyPaid} amount={alreadyPaid} />
        </dl>
        {hasSurcharges && <SurchargePart />}
      </section>
      {/* Stays in sight while the column scrolls, above or below what it adds up. A narrow window shows it in the foot that stays. */}
      <div className="flex shrink-0 items-baseline justify-between border-line-strong border-t bg-surface-2 pt-2 lg:sticky lg:-top-2.5 lg:-bottom-2.5 lg:z-sticky max-lg:sr-only">
        <span className="font-semibold text-14">{shown.label}</span>
        <output aria-live="off" className="font-bold text-30 leading-9 tracking-[-0.02em]">
          {formatNumber(shown.amount)}
        </output>
      </div>
      {leftOut && (
        <p className="text-12 text-warning-text">{saleText.leftOut(leftOut.count, formatNumber(leftOut.amount))}</p>
      )}
    </>
  )
}

/** What takes money off the goods, where anything does. */
function TakenOff({ label, amount }: { label: string; amount: number }) {
  if (amount === 0) return null
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="justify-end">{formatNumber(-amount)}</dd>
    </>
  )
}
