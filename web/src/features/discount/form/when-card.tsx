import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { birthdayPeriods } from '@quay/contract/discount/promotion'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useProfile } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { fieldsOf } from '../../../form/fields.tsx'
import { priceText } from '../../../text/product/price.ts'
import { discountText } from '../../../text/promotion/discount.ts'
import { LocalTimeInput } from '../../price-book/shared/local-time-input.tsx'
import { ScopePicker } from '../../price-book/shared/scope-picker.tsx'
import { DayFields } from './day-fields.tsx'
import type { DiscountForm } from './discount-form.ts'
import { FormCard } from './form-card.tsx'
import { MoreScopes } from './more-scopes.tsx'
import { saysWhen } from './says.ts'

const { CheckField, SelectField } = fieldsOf<DiscountForm>()
const times = ['startsAt', 'endsAt'] as const

/** When it holds, and for whom. */
export function WhenCard() {
  const { branches } = useProfile()
  const groups = useRoute(customerGroupRoutes.list, {})
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  return (
    <FormCard title={discountText.cards.when} says={saysWhen(form)}>
      {times.map(name => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <LocalTimeInput
              label={name === 'startsAt' ? priceText.startsOn : priceText.endsOn}
              hint={priceText.openHint}
              error={error?.message}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
      <DayFields />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Controller
          name="branchIds"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ScopePicker label={priceText.branches} value={value} options={branches} onChange={onChange} />
          )}
        />
        <Controller
          name="groupIds"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ScopePicker
              label={priceText.customerGroups}
              value={value}
              options={groups.data?.items ?? []}
              onChange={onChange}
            />
          )}
        />
        <MoreScopes />
        <SelectField
          name="birthday"
          label={discountText.birthday}
          none={discountText.noBirthday}
          options={birthdayPeriods.map(value => ({ value, label: discountText.birthdays[value] }))}
        />
      </div>
      <CheckField name="isAutomatic" hint={discountText.isAutomaticHint}>
        {discountText.isAutomatic}
      </CheckField>
    </FormCard>
  )
}
