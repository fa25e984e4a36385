import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner.ts'
import { customerGroupColumns } from './group-columns.tsx'
import { GroupSheet } from './group-sheet.tsx'

const { groups: words } = partnerText

const groups = defineList({
  id: 'customer-group',
  title: words.title,
  route: customerGroupRoutes.list,
  columns: customerGroupColumns,
  rowKey: row => row.id,
  rowLabel: row => row.name,
  add: { label: words.add, permission: customerGroupRoutes.create.permission },
  empty: { title: words.emptyTitle, hint: words.emptyHint },
})

/** Groups of customers: what price books are made for. */
export default function GroupList() {
  const list = useList(groups)
  const [open, setOpen] = useState<CustomerGroup | 'new' | null>(null)
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setOpen('new')}
        onOpen={list.may(customerGroupRoutes.update.permission) ? setOpen : undefined}
      />
      {open && <GroupSheet {...(open !== 'new' && { group: open })} onClose={() => setOpen(null)} />}
    </>
  )
}
