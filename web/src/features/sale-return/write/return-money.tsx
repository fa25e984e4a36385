import type { Returnable, ReturnPreview } from '@quay/contract/sale-return/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { GoodsAndFee } from './goods-and-fee.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { RefundFields } from './refund-fields.tsx'
import { settleWays, sumOf } from './refund-ways.ts'
import type { ReturnState } from './return-state.ts'

type ReturnMoneyProps = {
  state: ReturnState
  bill: Returnable
  preview: ReturnPreview | null
  /** The customer keeps gifts whose goods come back, and nobody chose yet what to do. */
  keepsGift: boolean
  onChange: (patch: Partial<ReturnState>) => void
  /** The main button, at the foot. */
  children: ReactNode
}

/** Why the goods come back, what is kept of their money, and how the customer gets the rest. */
export function ReturnMoney({ state, bill, preview, keepsGift, onChange, children }: ReturnMoneyProps) {
  return (
    <>
      <Card>
        <div className="grid gap-3">
          <ReasonFields reason={state.reason} note={state.note} onChange={onChange} />
          {(keepsGift || state.surplusGifts !== null) && (
            <Field label={words.gifts} group hint={words.giftHint}>
              <Segmented
                fill
                label={words.gifts}
                value={state.surplusGifts ?? ''}
                options={(['CHARGE', 'WAIVE'] as const).map(value => ({ value, label: words.giftChoices[value] }))}
                onChange={value => onChange({ surplusGifts: value === '' ? null : value })}
              />
            </Field>
          )}
        </div>
      </Card>
      <Card title={preview && dueOf(preview) > 0 ? words.moneyDue : words.money}>
        <div className="grid gap-3">
          <Sums state={state} bill={bill} preview={preview} onChange={onChange} />
          {preview !== null && (preview.rest > 0 || dueOf(preview) > 0) && (
            <RefundFields
              ways={state.ways}
              sum={sumOf(preview)}
              hasCustomer={bill.customerId !== null}
              onChange={ways => onChange({ ways })}
            />
          )}
          {children}
        </div>
      </Card>
    </>
  )
}

/** What the customer pays beyond what comes back. */
const dueOf = (preview: ReturnPreview) => preview.exchange?.due ?? 0

type Part = Omit<ReturnMoneyProps, 'keepsGift' | 'children'>

function Sums({ state, bill, preview, onChange }: Part) {
  const due = preview ? dueOf(preview) : 0
  const rounding = preview ? settleWays(state.ways, sumOf(preview), bill.customerId !== null).cashRounding : 0
  return (
    <dl className="grid gap-2">
      <GoodsAndFee
        goodsAmount={preview?.goodsAmount ?? 0}
        fee={state.fee ?? { unit: 1, value: bill.usualFee / 100 }}
        onChange={fee => onChange({ fee })}
      />
      {preview !== null && preview.fee > 0 && <FigureRow label="" amount={-preview.fee} />}
      {preview !== null && preview.surchargesBack > 0 && (
        <FigureRow label={words.surchargesBack} amount={preview.surchargesBack} />
      )}
      {preview !== null && preview.giftCharge > 0 && (
        <FigureRow label={words.giftCharge} amount={-preview.giftCharge} />
      )}
      {preview !== null && preview.billRounding !== 0 && (
        <FigureRow label={words.billRounding} amount={preview.billRounding} />
      )}
      {preview !== null && preview.debtReduced > 0 && (
        <FigureRow label={words.debtReduced} amount={-preview.debtReduced} />
      )}
      {preview?.exchange && <FigureRow label={words.exchangePayable} amount={-preview.exchange.payable} />}
      {preview?.exchange?.surcharges
        .filter(({ amount }) => amount > 0)
        .map(({ surchargeId, name, amount }) => (
          <FigureRow key={surchargeId} label={name} amount={-amount} />
        ))}
      {rounding !== 0 && <FigureRow label={words.cashRounding} amount={rounding} />}
      <FigureRow
        label={due > 0 ? words.due : words.rest}
        strong
        amount={(due > 0 ? due : (preview?.rest ?? 0)) + rounding}
        amountClass="text-20"
      />
      {preview !== null && (preview.pointsTaken > 0 || preview.pointsBack > 0 || preview.pointsReckoned < 0) && (
        <p className="text-12 text-ink-3">
          {words.points(
            formatNumber(preview.pointsTaken + Math.max(0, -preview.pointsReckoned)),
            formatNumber(preview.pointsBack),
          )}
        </p>
      )}
      {preview !== null && preview.pointsReckoned > 0 && (
        <p className="text-12 text-ink-3">{words.pointsReckoned(formatNumber(preview.pointsReckoned))}</p>
      )}
    </dl>
  )
}
