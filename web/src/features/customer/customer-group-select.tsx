import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Select } from '../../ui/choice/select.tsx'

/** The group of a customer; '' is none. Its price books apply to them at the till. */
export function CustomerGroupSelect({ value, onChange }: { value: string; onChange: (groupId: string) => void }) {
  const { rights } = useSession()
  const maySee = isAllowed(rights, customerGroupRoutes.list.permission)
  const groups = useRoute(customerGroupRoutes.list, {}, { enabled: maySee })
  const options = (groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <Select value={value} onChange={onChange} options={[{ value: '', label: partnerText.noGroup }, ...options]} />
}
