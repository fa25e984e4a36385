import type { PricedReturn } from '@quay/domain/inbound-return/price-return'
import type { Outcome } from '@quay/domain/refusal'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { ReturnEditorState } from './editor-state.ts'

const methods = (['DEBT', 'CASH', 'BANK'] as const).map(value => ({ value, label: inboundReturnText.methods[value] }))

type MoneyProps = {
  state: ReturnEditorState
  priced: Outcome<PricedReturn>
  onChange: (change: Partial<ReturnEditorState>) => void
}

/** What the provider owes back, what it keeps, and how the rest comes: as money, or off the debt. */
export function ReturnMoney({ state, priced, onChange }: MoneyProps) {
  const uses = useStoreUses()
  const { goodsAmount, vatAmount, refundable } = priced.ok ? priced : { goodsAmount: 0, vatAmount: 0, refundable: 0 }
  const refund = state.method === 'DEBT' ? 0 : (state.refund ?? refundable)
  return (
    <div className="grid gap-2">
      {!priced.ok && priced.code === 'deduction-over-goods' && (
        <Note tone="danger">{`${inboundReturnText.deduction}: tối đa ${priced.details.mostText}`}</Note>
      )}
      <dl className="grid gap-2">
        <FigureRow label={inboundReturnText.goods} amount={goodsAmount} />
        {(uses.vat || vatAmount > 0) && <FigureRow label={inboundReturnText.vat} amount={vatAmount} />}
        <FigureRow label={inboundReturnText.deduction}>
          <div className="w-32">
            <MoneyInput
              aria-label={inboundReturnText.deduction}
              value={state.deduction}
              onChange={deduction => onChange({ deduction })}
            />
          </div>
        </FigureRow>
        <FigureRow label={inboundReturnText.refundable} strong amount={refundable} amountClass="font-bold text-24" />
      </dl>
      <Segmented
        fill
        label={inboundReturnText.method}
        value={state.method}
        onChange={method => onChange({ method, refund: null })}
        options={methods}
      />
      <dl className="grid gap-2">
        {state.method !== 'DEBT' && (
          <FigureRow label={inboundReturnText.refund}>
            <div className="w-36">
              <MoneyInput
                aria-label={inboundReturnText.refund}
                value={refund}
                onChange={amount => onChange({ refund: amount ?? 0 })}
              />
            </div>
          </FigureRow>
        )}
        <FigureRow label={inboundReturnText.lessDebt} amount={Math.max(0, refundable - refund)} />
      </dl>
    </div>
  )
}
