import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../../../api/session/session.ts'
import { useRoute } from '../../../../api/use-route.ts'
import { partnerText } from '../../../../text/partner/partner.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Segmented } from '../../../../ui/choice/segmented.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateInput } from '../../../../ui/date/date-input.tsx'
import { Field } from '../../../../ui/field/field.tsx'

export interface MoreOfCustomer {
  birthday?: string | undefined
  gender?: 'male' | 'female' | undefined
  groupId?: string | undefined
}

type CustomerMoreProps = {
  more: MoreOfCustomer
  errors: Readonly<Record<string, string>>
  onChange: (change: MoreOfCustomer) => void
}

const genders = (['male', 'female'] as const).map(value => ({ value, label: partnerText.genders[value] }))

/** What few new customers are asked for at the till: birthday, gender and, for who sees groups, the group. */
export function CustomerMore({ more, errors, onChange }: CustomerMoreProps) {
  const { rights } = useSession()
  const maySee = isAllowed(rights, customerGroupRoutes.list.permission)
  const groups = useRoute(customerGroupRoutes.list, {}, { enabled: maySee })
  const named = (groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Field label={salePartText.customerBirthday} error={errors.birthday}>
        <DateInput value={more.birthday ?? null} onChange={day => onChange({ birthday: day ?? undefined })} />
      </Field>
      <Field label={salePartText.customerGender} group>
        <Segmented
          label={salePartText.customerGender}
          value={more.gender ?? ''}
          onChange={gender => onChange({ gender: gender === '' ? undefined : gender })}
          options={[{ value: '' as const, label: salePartText.notSaid }, ...genders]}
        />
      </Field>
      {named.length > 0 && (
        <Field label={salePartText.customerGroup} error={errors.groupId}>
          <Select
            value={more.groupId ?? ''}
            onChange={groupId => onChange({ groupId: groupId === '' ? undefined : groupId })}
            options={[{ value: '', label: partnerText.noGroup }, ...named]}
          />
        </Field>
      )}
    </>
  )
}
