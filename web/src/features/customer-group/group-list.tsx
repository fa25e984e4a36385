import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { ApplyRulesButton } from './apply-rules-button.tsx'
import { customerGroupColumns } from './group-columns.tsx'
import { CustomerGroupSheet } from './group-sheet.tsx'

const groups = defineList({
  id: 'customer-group',
  words: partnerText.groups,
  route: customerGroupRoutes.list,
  columns: customerGroupColumns,
  add: { permission: customerGroupRoutes.create.permission },
})

/** Groups of customers: what price books are made for. */
export default function GroupList() {
  const list = useList(groups)
  return (
    <ListScreen
      list={list}
      actions={
        list.may(customerGroupRoutes.apply.permission) &&
        list.rows.some(group => group.mode !== 'MANUAL') && <ApplyRulesButton />
      }
      mayEdit={list.may(customerGroupRoutes.update.permission)}
      sheet={(group, close) => <CustomerGroupSheet group={group} onClose={close} />}
    />
  )
}
