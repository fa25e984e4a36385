import { branchRoutes } from '@quay/contract/branch/routes'
import { employeeRoutes } from '@quay/contract/employee/routes'
import { roleRoutes } from '@quay/contract/role/routes'
import { roleText } from '@quay/contract/role-text'
import { useRouter } from '@tanstack/react-router'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { employeeText } from '../../text/employee.ts'
import { namedOptions } from '../../ui/named-options.ts'
import { employeeColumns } from './employee-columns.tsx'
import { EmployeeSheet } from './employee-sheet.tsx'

const { kinds, statuses } = employeeText
const everyOne = { query: { limit: 200 } }

const employees = defineList({
  id: 'employee',
  words: employeeText,
  route: employeeRoutes.list,
  filters: [
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
    {
      kind: 'choice',
      field: 'isActive',
      address: 'status',
      label: employeeText.statusFilter,
      choices: choicesOf(statuses, { all: employeeText.allStatuses, order: ['1', '0'] }),
    },
  ],
  columns: employeeColumns,
  rowLabel: row => row.fullName,
  open: '/settings/employee',
  add: { permission: employeeRoutes.create.permission },
})

/** The staff: found by name, phone or user name. `?add=1` opens the form of a new person. */
export default function EmployeeList() {
  const router = useRouter()
  return (
    <ListScreen
      list={useList(employees)}
      sheet={(_, close) => (
        <EmployeeSheet onClose={close} onSaved={({ id }) => router.history.push(`/settings/employee/${id}`)} />
      )}
    />
  )
}
