import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../form/fields.tsx'
import { discountText } from '../../../text/promotion/discount.ts'
import { type DiscountForm, type DiscountKind, isGift } from './discount-form.ts'
import { FormCard } from './form-card.tsx'
import { GiftPicker } from './gift-picker.tsx'
import { messageIn } from './message-in.ts'
import { PresentFields } from './present-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { saysGives } from './says.ts'

const { TextField, CheckField, SelectField } = fieldsOf<DiscountForm>()
const kinds = (Object.keys(discountText.kinds) as DiscountKind[]).map(value => ({
  value,
  label: discountText.kinds[value],
}))

/** What the promotion is called, and what it gives. */
export function GivesCard({ names }: { names: Readonly<Record<string, string>> }) {
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  const { kind, pointsIn } = form
  return (
    <FormCard title={discountText.cards.gives} says={saysGives(form)}>
      <TextField name="name" label={discountText.name} hint={discountText.nameHint} required />
      <CheckField name="isActive">{discountText.isActive}</CheckField>
      <SelectField name="kind" label={discountText.kind} options={kinds} />
      <PresentFields />
      <Controller
        name="rules"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <RuleFields kind={kind} pointsIn={pointsIn} value={value} error={messageIn(error)} onChange={onChange} />
        )}
      />
      {isGift(kind) && (
        <Controller
          name="gifts"
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <GiftPicker value={value} names={names} error={messageIn(error)} onChange={onChange} />
          )}
        />
      )}
    </FormCard>
  )
}
