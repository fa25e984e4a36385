import { roleText } from '@quay/contract/right/role-text'
import { roleRoutes } from '@quay/contract/role/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { roleWords } from '../../text/setting/role.ts'
import { roleColumns } from './role-columns.tsx'

const roles = defineList({
  id: 'role',
  words: roleWords,
  route: roleRoutes.list,
  columns: roleColumns,
  rowLabel: row => roleText(row.name),
  open: '/settings/role',
  add: { permission: roleRoutes.create.permission, to: '/settings/role/new' },
})

/** The roles of the store, with how many people hold each. */
export default function RoleList() {
  return <ListScreen list={useList(roles)} />
}
