import type { EndOfDay } from '@quay/contract/shift/shapes'
import { dayMethodWords } from '@quay/domain/shift/day-words'
import { useSession } from '../../../api/session/session.ts'
import { customerEntity } from '../../../list/entities.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Combobox, type ComboboxOption } from '../../../ui/choice/combobox.tsx'
import { Select } from '../../../ui/choice/select.tsx'

const words = shiftText.day

/** To which part of a day the report is narrowed; what is left out is not. */
export interface ChosenPart {
  seller: ComboboxOption | null
  shift: ComboboxOption | null
  till: ComboboxOption | null
  customer: ComboboxOption | null
  method: keyof typeof dayMethodWords | null
}

export const wholeDay: ChosenPart = { seller: null, shift: null, till: null, customer: null, method: null }

/** What is asked of the server. */
export const filterOf = ({ seller, shift, till, customer, method }: ChosenPart) => ({
  ...(seller && { sellerId: seller.value }),
  ...(shift && { shiftId: shift.value }),
  ...(till && { deviceId: till.value }),
  ...(customer && { customerId: customer.value }),
  ...(method && { method }),
})

/** What is chosen, in words. */
export const partWords = ({ seller, shift, till, customer, method }: ChosenPart): (readonly [string, string])[] => [
  ...(seller ? [[words.seller, seller.label] as const] : []),
  ...(shift ? [[words.shift, shift.label] as const] : []),
  ...(till ? [[words.till, till.label] as const] : []),
  ...(customer ? [[words.customer, customer.label] as const] : []),
  ...(method ? [[words.method, dayMethodWords[method]] as const] : []),
]

type DayFiltersProps = {
  /** Of the day whose sellers, shifts and tills are offered. */
  report: Pick<EndOfDay, 'choices' | 'shifts'>
  value: ChosenPart
  onChange: (part: ChosenPart) => void
}

const none = ''

/** Narrows the end of a day to a seller, a shift, a till, a customer or a way of payment: those of the day. */
export function DayFilters({ report: { choices, shifts }, value, onChange }: DayFiltersProps) {
  const seesCustomers = useSession(state => state.rights.has('customer/read'))
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  const part = (field: 'seller' | 'shift' | 'till', label: string, all: string, offered: readonly ComboboxOption[]) => {
    const chosen = value[field]
    // What is chosen stays to be taken away, also where the day does not offer it any more.
    const options = chosen && !offered.some(one => one.value === chosen.value) ? [chosen, ...offered] : offered
    return (
      options.length > 0 && (
        <Select
          label={label}
          className="w-40 max-sm:w-full"
          value={chosen?.value ?? none}
          options={[{ value: none, label: all }, ...options.map(one => ({ value: one.value, label: one.label }))]}
          onChange={id => onChange({ ...value, [field]: options.find(one => one.value === id) ?? null })}
        />
      )
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      {part('seller', words.seller, words.anySeller, choices.sellers.map(named))}
      {part(
        'shift',
        words.shift,
        words.anyShift,
        shifts.map(({ id, code, heldByName }) => ({ value: id, label: `${code} · ${heldByName}` })),
      )}
      {part('till', words.till, words.anyTill, choices.tills.map(named))}
      {seesCustomers && (
        <Combobox
          label={words.customer}
          placeholder={words.anyCustomer}
          className="w-44! max-sm:w-full!"
          value={value.customer}
          options={customerEntity.find}
          onChange={customer => onChange({ ...value, customer })}
        />
      )}
      <Select
        label={words.method}
        className="w-40 max-sm:w-full"
        value={value.method ?? none}
        options={[
          { value: none, label: words.anyMethod },
          ...Object.entries(dayMethodWords).map(([method, label]) => ({ value: method, label })),
        ]}
        onChange={method => onChange({ ...value, method: (method || null) as ChosenPart['method'] })}
      />
    </div>
  )
}
