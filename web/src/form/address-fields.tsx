import { wardRoutes } from '@quay/contract/ward/routes'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRoute } from '../api/use-route.ts'
import { formText } from '../text/kit/form.ts'
import { Combobox, type ComboboxOption } from '../ui/choice/combobox.tsx'
import { Field } from '../ui/field/field.tsx'
import type { AddressForm } from './address-form.ts'
import { fieldsOf } from './fields.tsx'
import { findWards, type WardOption, wardOption } from './find-wards.ts'

const { TextField, OwnField } = fieldsOf<AddressForm>()

const hour = 3_600_000

/**
 * The fields of an address; every form with an address has it under these names (`AddressForm`). A ward is found in the chosen
 * province, or in all of the country without one, and sets its province.
 */
export function AddressFields({ hint }: { hint?: ReactNode }) {
  const { setValue } = useFormContext<AddressForm>()
  const ward = useWatch<AddressForm, 'ward'>({ name: 'ward' })
  const { data } = useRoute(wardRoutes.provinces, {}, { staleTime: hour })
  const [chosen, choose] = useState<string | null>(null)
  const provinceCode = ward?.provinceCode ?? chosen
  const provinces = (data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }))

  function chooseProvince(province: ComboboxOption | null) {
    choose(province?.value ?? null)
    if (ward && ward.provinceCode !== province?.value) setValue('ward', null, { shouldDirty: true })
  }
  return (
    <>
      <TextField name="address" label={formText.address} hint={hint} autoComplete="off" />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={formText.province}>
          <Combobox
            value={provinces.find(({ value }) => value === provinceCode) ?? null}
            onChange={chooseProvince}
            options={provinces}
          />
        </Field>
        <OwnField name="ward" label={formText.ward}>
          {field => (
            <Combobox<WardOption>
              value={field.value && wardOption(field.value)}
              onChange={option => field.onChange(option?.ward ?? null)}
              options={(keyword, signal) => findWards(provinceCode ?? undefined, keyword, signal)}
              placeholder={formText.wardHint}
            />
          )}
        </OwnField>
      </div>
    </>
  )
}
