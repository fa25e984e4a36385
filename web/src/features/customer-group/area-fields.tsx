import { wardRoutes } from '@quay/contract/ward/routes'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { formText } from '../../text/kit/form.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import type { CustomerGroupForm } from './group-form.ts'

const { OwnField } = fieldsOf<CustomerGroupForm>()
const hour = 3_600_000
/** As many as one answer gives, and more than any province has. */
const mostWards = 200

const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })

/** Where the customers of a group live: a province, and a ward of it. */
export function AreaFields() {
  const { setValue } = useFormContext<CustomerGroupForm>()
  const provinceCode = useWatch<CustomerGroupForm, 'rule.provinceCode'>({ name: 'rule.provinceCode' })
  const provinces = useRoute(wardRoutes.provinces, {}, { staleTime: hour })
  const wards = useRoute(
    wardRoutes.list,
    { query: { provinceCode: provinceCode ?? '', limit: mostWards } },
    { enabled: provinceCode !== null, staleTime: hour },
  )
  const provinceOptions = (provinces.data?.items ?? []).map(optionOf)
  const wardOptions = provinceCode === null ? [] : (wards.data?.items ?? []).map(optionOf)
  return (
    <>
      <OwnField name="rule.provinceCode" label={formText.province}>
        {field => (
          <Combobox
            value={provinceOptions.find(({ value }) => value === field.value) ?? null}
            placeholder={partnerText.groups.any}
            onChange={option => {
              field.onChange(option?.value ?? null)
              setValue('rule.wardCode', null, { shouldDirty: true })
            }}
            options={provinceOptions}
          />
        )}
      </OwnField>
      <OwnField name="rule.wardCode" label={formText.ward}>
        {field => (
          <Combobox
            value={wardOptions.find(({ value }) => value === field.value) ?? null}
            placeholder={provinceCode === null ? partnerText.groups.provinceFirst : partnerText.groups.any}
            disabled={provinceCode === null}
            onChange={option => field.onChange(option?.value ?? null)}
            options={wardOptions}
          />
        )}
      </OwnField>
    </>
  )
}
