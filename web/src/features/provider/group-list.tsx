import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { GroupSheet } from '../../form/group-sheet.tsx'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { providerText } from '../../text/provider.ts'
import { confirm } from '../../ui/confirm.ts'
import { providerGroupColumns } from './group-columns.tsx'

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
  const remove = useAction(deleteRoute)
  async function askToRemove({ id, name, providerCount }: ProviderGroup) {
    const isSure = await confirm({
      title: providerText.groupDeleteTitle(name),
      description: providerText.groupDeleteHint(formatNumber(providerCount)),
      confirmLabel: providerText.groupDelete,
    })
    if (isSure) remove.mutate({ params: { id } })
  }
  const columns = providerGroupColumns({
    onEdit: list.may(update.permission) ? setSheet : undefined,
    onDelete: list.may(deleteRoute.permission) ? askToRemove : undefined,
  })
  return (
    <>
      <ListScreen list={list} columns={columns} onAdd={() => setSheet('new')} />
      {sheet && (
        <GroupSheet
          group={sheet === 'new' ? null : sheet}
          routes={providerGroupRoutes}
          title={sheet === 'new' ? providerText.groupList.add : providerText.groupEdit}
          labels={{ name: providerText.groupName, note: providerText.groupNote }}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  )
}
