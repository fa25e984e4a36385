import { type CustomerGroup, customerGroupRoutes } from '@quay/contract/customer-group'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { partnerText } from '../../text/partner.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { GroupSheet } from './group-sheet.tsx'

const { groups: words } = partnerText

const columns: ReadonlyArray<Column<CustomerGroup>> = [
  { id: 'name', header: words.name, elastic: true, fixed: true, card: 'title', cell: row => row.name },
  { id: 'note', header: words.note, elastic: true, card: 'line2', cell: row => row.note },
  {
    id: 'customers',
    header: words.customers,
    numeric: true,
    width: '120px',
    card: 'amount',
    cell: row => formatNumber(row.customerCount),
  },
]

/** Groups of customers: what price books are made for. */
export default function GroupList() {
  const { rights } = useSession()
  const [open, setOpen] = useState<CustomerGroup | 'new' | null>(null)
  const list = useRoute(customerGroupRoutes.list, {})
  const rows = list.data?.items ?? []
  const mayAdd = isAllowed(rights, { model: 'group_customer', action: 'create' })
  const mayEdit = isAllowed(rights, { model: 'group_customer', action: 'update' })
  useHotkey({ id: 'customer-group.new', key: 'N', label: words.add, scope: words.title }, () => setOpen('new'), {
    enabled: mayAdd,
  })
  return (
    <>
      <ListPage
        id="customer-group"
        title={words.title}
        count={list.data?.items.length}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        {...(mayEdit && { onOpen: setOpen })}
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={words.emptyTitle}>{words.emptyHint}</EmptyState>}
        actions={
          mayAdd && (
            <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setOpen('new')}>
              {words.add}
            </Button>
          )
        }
      />
      {open && <GroupSheet {...(open !== 'new' && { group: open })} onClose={() => setOpen(null)} />}
    </>
  )
}
