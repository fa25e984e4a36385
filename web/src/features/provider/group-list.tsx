import { isAllowed } from '@quay/contract/permission'
import { type ProviderGroup, providerGroupRoutes } from '@quay/contract/provider-group'
import { formatNumber } from '@quay/domain/text/format-number'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { providerText } from '../../text/provider.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { GroupSheet } from './group-sheet.tsx'

/** Groups of providers: how many each has and what is owed to them; made, renamed and taken away here. */
export default function GroupList() {
  const { rights } = useSession()
  const list = useRoute(providerGroupRoutes.list, {})
  const [sheet, setSheet] = useState<ProviderGroup | 'new' | null>(null)
  const [deleting, setDeleting] = useState<ProviderGroup | null>(null)
  const remove = useAction(providerGroupRoutes.delete, { onDone: () => setDeleting(null) })
  const may = (route: keyof typeof providerGroupRoutes) => isAllowed(rights, providerGroupRoutes[route].permission)
  const mayAdd = may('create')
  useHotkey(
    { id: 'provider-group.new', key: 'N', label: providerText.groupAdd, scope: providerText.groups },
    () => setSheet('new'),
    { enabled: mayAdd },
  )
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setSheet('new')}>
      {providerText.groupAdd}
    </Button>
  )
  const columns: ReadonlyArray<Column<ProviderGroup>> = [
    {
      id: 'name',
      header: providerText.groupName,
      elastic: true,
      fixed: true,
      card: 'title',
      cell: row => (
        <Link to={`/partners/provider?group=${row.id}`} className="block hover:underline">
          <TwoLines title={row.name} detail={row.note ?? ' '} />
        </Link>
      ),
    },
    {
      id: 'count',
      header: providerText.groupCount,
      numeric: true,
      width: '120px',
      card: 'line2',
      cell: row => formatNumber(row.providerCount),
    },
    {
      id: 'debt',
      header: providerText.groupDebt,
      numeric: true,
      width: '140px',
      card: 'amount',
      cell: ({ debt = 0 }) => <Money amount={debt} className={debt > 0 ? 'font-semibold text-warning-text' : ''} />,
    },
    {
      id: 'actions',
      header: providerText.groupActions,
      width: '96px',
      card: 'line2',
      cell: row => (
        <span className="flex justify-end gap-1">
          {may('update') && (
            <IconButton
              size="sm"
              label={`${providerText.groupEdit} ${row.name}`}
              icon={<Pencil />}
              onClick={() => setSheet(row)}
            />
          )}
          {may('delete') && (
            <IconButton
              size="sm"
              label={`${providerText.groupDelete} ${row.name}`}
              icon={<Trash />}
              onClick={() => setDeleting(row)}
            />
          )}
        </span>
      ),
    },
  ]
  const rows = list.data?.items ?? []
  return (
    <>
      <ListPage
        id="provider-group"
        title={providerText.groups}
        count={list.data?.items.length}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          <EmptyState title={providerText.groupFirst} actions={add}>
            {providerText.groupHint}
          </EmptyState>
        }
        actions={add}
      />
      {sheet && <GroupSheet group={sheet === 'new' ? null : sheet} onClose={() => setSheet(null)} />}
      {deleting && (
        <ConfirmDialog
          open
          title={providerText.groupDeleteTitle(deleting.name)}
          description={providerText.groupDeleteHint(formatNumber(deleting.providerCount))}
          confirmLabel={providerText.groupDelete}
          busy={remove.isPending}
          onClose={() => setDeleting(null)}
          onConfirm={() => remove.mutate({ params: { id: deleting.id } })}
        />
      )}
    </>
  )
}
