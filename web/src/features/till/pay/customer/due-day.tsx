import { salePartText } from '../../../../text/till/sale-parts.ts'
import { DateInput } from '../../../../ui/date/date-input.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useActiveCart } from '../../promotion/use-active-cart.ts'
import { useSale, useTill } from '../../sale-context.ts'

/** The day by which the customer pays what is owed. */
export function DueDay() {
  const { till } = useSale()
  const { dueOn } = useActiveCart()
  const today = useTill(state => state.facts.today)
  return (
    <Field label={salePartText.dueDay} hint={salePartText.dueDayHint}>
      <DateInput value={dueOn ?? null} min={today} onChange={day => till.dispatch({ do: 'set-due-day', dueOn: day })} />
    </Field>
  )
}
