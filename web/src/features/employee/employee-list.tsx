import { branchRoutes } from '@quay/contract/branch/routes'
import { employeeRoutes } from '@quay/contract/employee/routes'
import { roleRoutes } from '@quay/contract/role/routes'
import { roleText } from '@quay/contract/role-text'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useRoute } from '../../api/use-route.ts'
import type { PickImage } from '../../form/picture-field.tsx'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { employeeText } from '../../text/employee.ts'
import { employeeColumns } from './employee-columns.tsx'
import { EmployeeSheet } from './employee-sheet.tsx'

const { kinds, statuses } = employeeText
const everyOne = { query: { limit: 200 } }

const employees = defineList({
  id: 'employee',
  title: employeeText.title,
  route: employeeRoutes.list,
  search: employeeText.find,
  filters: [
    {
      kind: 'listed',
      field: 'roleId',
      address: 'role',
      label: employeeText.roleFilter,
      all: employeeText.allRoles,
      useOptions: () =>
        (useRoute(roleRoutes.list, everyOne).data?.items ?? []).map(({ id, name }) => ({
          value: id,
          label: roleText(name),
        })),
    },
    {
      kind: 'listed',
      field: 'branchId',
      address: 'branch',
      label: employeeText.branchFilter,
      all: employeeText.allBranches,
      atLeast: 2,
      useOptions: () =>
        (useRoute(branchRoutes.list, everyOne).data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
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
  rowKey: row => row.id,
  rowLabel: row => row.fullName,
  open: row => `/settings/employee/${row.id}`,
  add: { label: employeeText.add, permission: employeeRoutes.create.permission },
  empty: { title: employeeText.empty, hint: employeeText.emptyHint },
  counted: employeeText.counted,
})

/** The staff: found by name, phone or user name. `?add=1` opens the form of a new person. */
export default function EmployeeList({ AvatarField }: { AvatarField: PickImage<'avatar'> }) {
  const router = useRouter()
  const list = useList(employees)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen list={list} onAdd={() => setAdding(true)} />
      {(adding || (list.may(employeeRoutes.create.permission) && list.query.add)) && (
        <EmployeeSheet
          AvatarField={AvatarField}
          onClose={() => {
            setAdding(false)
            if (list.query.add) list.show({ add: undefined }, { replace: true })
          }}
          onSaved={person => router.history.push(`/settings/employee/${person.id}`)}
        />
      )}
    </>
  )
}
