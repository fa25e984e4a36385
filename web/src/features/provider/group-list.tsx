import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { providerText } from '../../text/provider.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { providerGroupColumns } from './group-columns.tsx'
import { GroupSheet } from './group-sheet.tsx'

const { create, update, delete: deleteRoute } = providerGroupRoutes

const groups = defineList({
  id: 'provider-group',
  words: providerText.groupList,
  route: providerGroupRoutes.list,
  add: { permission: create.permission },
})

/** Groups of providers: how many each has and what is owed to them; made, renamed and taken away here. */
export default function GroupList() {
  const list = useList(groups)
  const [sheet, setSheet] = useState<ProviderGroup | 'new' | null>(null)
  const [deleting, setDeleting] = useState<ProviderGroup | null>(null)
  const remove = useAction(deleteRoute, { onDone: () => setDeleting(null) })
  const columns = providerGroupColumns({
    onEdit: list.may(update.permission) ? setSheet : undefined,
    onDelete: list.may(deleteRoute.permission) ? setDeleting : undefined,
  })
  return (
    <>
      <ListScreen list={list} columns={columns} onAdd={() => setSheet('new')} />
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
