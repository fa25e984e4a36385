import { customerRoutes } from '@quay/contract/partner/routes'
import type { UnbilledPreview } from '@quay/contract/sale-return/unbilled'
import { call } from '../../../api/client.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { GoodsAndFee } from '../write/goods-and-fee.tsx'
import { ReasonFields } from '../write/reason-fields.tsx'
import { settleWays, sumOf } from '../write/refund-ways.ts'
import type { UnbilledState } from './unbilled-state.ts'

type Part = { state: UnbilledState; onChange: (patch: Partial<UnbilledState>) => void }

/** Whose goods they are, and why they come back. */
export function UnbilledWho({ state, onChange }: Part) {
  async function search(keyword: string, signal: AbortSignal) {
    if (keyword.trim() === '') return []
    const { items } = await call(customerRoutes.list, { query: { keyword, limit: 8 } }, { signal })
    return items.map(({ id, name, phone, code }) => ({ value: id, label: name, detail: phone ?? code }))
  }
  const { customer } = state
  return (
    <Card>
      <div className="grid gap-3">
        <Field label={words.columns.customer}>
          <Combobox
            value={customer && { value: customer.id, label: customer.name, detail: '' }}
            options={search}
            placeholder={words.findCustomer}
            onChange={option => onChange({ customer: option && { id: option.value, name: option.label } })}
          />
        </Field>
        <ReasonFields reason={state.reason} note={state.note} onChange={onChange} />
      </div>
    </Card>
  )
}

/** What the goods are worth, what the shop keeps, and what the customer gets. */
export function UnbilledSums({ state, preview, onChange }: Part & { preview: UnbilledPreview | null }) {
  const rounding = preview ? settleWays(state.ways, sumOf(preview), state.customer !== null).cashRounding : 0
  return (
    <dl className="grid gap-2">
      <GoodsAndFee
        goodsAmount={preview?.goodsAmount ?? 0}
        fee={state.fee ?? { unit: 2, value: preview?.fee ?? 0 }}
        onChange={fee => onChange({ fee })}
      />
      {rounding !== 0 && <FigureRow label={words.cashRounding} amount={rounding} />}
      <FigureRow label={words.rest} strong amount={(preview?.rest ?? 0) + rounding} amountClass="text-20" />
    </dl>
  )
}
