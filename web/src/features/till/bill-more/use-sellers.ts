import { employeeRoutes } from '@quay/contract/employee/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { knownPeople } from '../../../offline/people/known-people.ts'
import { useSale } from '../sale-context.ts'

/** Colleagues who sell at the branch; without the network, or for who may not read people, those who worked at this browser. */
export function useSellers(): { id: string; name: string }[] {
  const { place } = useSale()
  const { rights } = useSession()
  const mayRead = isAllowed(rights, employeeRoutes.list.permission)
  const query = { branchId: place.branchId, limit: 200, isActive: '1' as const }
  const { data } = useRoute(employeeRoutes.list, { query }, { enabled: mayRead })
  if (data) return data.items.map(({ id, fullName }) => ({ id, name: fullName }))
  return knownPeople(place.storeId)
    .filter(({ profile }) => profile.branches.some(({ id }) => id === place.branchId))
    .map(({ profile: { id, fullName } }) => ({ id, name: fullName }))
}
