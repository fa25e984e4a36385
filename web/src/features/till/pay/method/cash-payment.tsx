import { suggestNotes } from '@quay/domain/bill/suggest-notes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { saleText } from '../../../../text/till/sale.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { MoneyInput } from '../../../../ui/field/money-input.tsx'
import type { CartPayment } from '../../cart/cart.ts'
import { useSale, useTill } from '../../sale-context.ts'
import { saleKeys } from '../../sale-keys.ts'

export type PaymentProps = {
  payment: CartPayment
  payable: number
  /** Of it, what a bill that is replaced took: only the rest goes over the counter. */
  alreadyPaid?: number
  onChange: (payment: Partial<CartPayment>) => void
}

/** Cash: what the customer hands over, with the notes that make sense. Left alone, it is exactly what is due. */
export function CashPayment({ payment, payable, alreadyPaid = 0, onChange }: PaymentProps) {
  const { focusFind } = useSale()
  const missing = useTill(state => state.view.problem?.missing)
  const hasCustomer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer !== null)
  const rest = payable - alreadyPaid
  const given = (payment.tendered ?? payable) - alreadyPaid
  const give = (amount: number | null) => onChange({ tendered: amount === rest ? null : (amount ?? 0) + alreadyPaid })
  if (given <= 0 && rest < 0) return null
  return (
    <>
      <Field label={saleText.given} labelHidden className="grid">
        <div data-part="given" className="flex items-center gap-2">
          <span aria-hidden className="flex-1 font-medium">
            {saleText.given}
          </span>
          <span className="w-[212px] max-sm:w-[60%]">
            <MoneyInput
              size="lg"
              className="font-semibold"
              keyHint={saleKeys.given.key}
              value={given}
              onChange={give}
              onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && focusFind()}
            />
          </span>
        </div>
      </Field>
      <NoteButtons
        amounts={suggestNotes(rest)}
        chosen={given}
        onChoose={amount => {
          give(amount)
          focusFind()
        }}
      />
      {missing !== undefined && hasCustomer && alreadyPaid === 0 && given > 0 && (
        <Button
          size="sm"
          onClick={() => {
            const parts: CartPayment['parts'] = [
              { method: 'CASH', amount: given },
              { method: 'DEBT', amount: null },
            ]
            onChange({ mode: 'MIXED', parts })
            focusFind()
          }}
        >
          {saleText.restToDebt(formatDong(missing))}
        </Button>
      )}
    </>
  )
}

type NoteButtonsProps = { amounts: readonly number[]; chosen: number; onChoose: (amount: number) => void }

function NoteButtons({ amounts, chosen, onChoose }: NoteButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend
    <div role="group" aria-label={saleText.suggestions4} className="grid grid-cols-4 gap-1.5">
      {amounts.map((amount, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: a button per place, so that a new total changes words only
          key={place}
          className="h-[30px]! px-0!"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          {formatNumber(amount)}
        </Button>
      ))}
    </div>
  )
}
