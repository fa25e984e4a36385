import { branchRoutes } from '@quay/contract/branch/routes'
import type { employeeRoutes } from '@quay/contract/employee/routes'
import { roleText } from '@quay/contract/right/role-text'
import { roleRoutes } from '@quay/contract/role/routes'
import { useRoute } from '../../api/use-route.ts'
import { activeFilter } from '../../list/active-filter.ts'
import type { Asked, Filter } from '../../list/filter.ts'
import { employeeText } from '../../text/setting/employee.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'

const { kinds, statuses } = employeeText
const everyOne = { query: { limit: 200 } }

/** What narrows the list of the staff. */
export const employeeFilters: ReadonlyArray<Filter<Asked<typeof employeeRoutes.list>>> = [
  {
    kind: 'listed',
    field: 'roleId',
    address: 'role',
    label: employeeText.roleFilter,
    all: employeeText.allRoles,
    useOptions: () =>
      namedOptions(
        useRoute(roleRoutes.list, everyOne).data?.items.map(role => ({ ...role, name: roleText(role.name) })),
      ),
  },
  {
    kind: 'listed',
    field: 'branchId',
    address: 'branch',
    label: employeeText.branchFilter,
    all: employeeText.allBranches,
    atLeast: 2,
    useOptions: () => namedOptions(useRoute(branchRoutes.list, everyOne).data?.items),
  },
  {
    kind: 'choice',
    address: 'kind',
    label: employeeText.kindFilter,
    width: 'w-44',
    choices: [
      { value: '', label: kinds[''], asks: {} },
      { value: 'pharmacist', label: kinds.pharmacist, asks: { isPharmacist: 'true' } },
      { value: 'certificate', label: kinds.certificate, asks: { certificate: 'warning' } },
    ],
  },
  activeFilter(employeeText.statusFilter, statuses, employeeText.allStatuses),
]
