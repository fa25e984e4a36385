import { employeeRoutes } from '@quay/contract/employee/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Select } from '../../ui/choice/select.tsx'

type CareSelectProps = {
  value: string
  /** Of who is chosen now: who may not read people finds only that one and themselves. */
  name: string | null
  onChange: (employeeId: string) => void
}

/** Who of the staff cares for a customer; '' is nobody. */
export function CareSelect({ value, name, onChange }: CareSelectProps) {
  const { rights } = useSession()
  const self = useProfile()
  const enabled = isAllowed(rights, employeeRoutes.list.permission)
  const { data } = useRoute(employeeRoutes.list, { query: { limit: 200, isActive: '1' } }, { enabled })
  const people = data?.items ?? [{ id: self.id, fullName: self.fullName }]
  const isMissing = value !== '' && !people.some(({ id }) => id === value)
  const options = [
    { value: '', label: partnerText.noCare },
    ...(isMissing ? [{ value, label: name ?? partnerText.unknown }] : []),
    ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ]
  return <Select value={value} onChange={onChange} options={options} />
}
