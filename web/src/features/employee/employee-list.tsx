import { employeeRoutes } from '@quay/contract/employee/routes'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { employeeText } from '../../text/setting/employee.ts'
import { employeeColumns } from './employee-columns.tsx'
import { employeeFilters } from './employee-filters.ts'
import { EmployeeSheet } from './employee-sheet.tsx'

const employees = defineList({
  id: 'employee',
  words: employeeText,
  route: employeeRoutes.list,
  exported: employeeRoutes.export,
  filters: employeeFilters,
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
