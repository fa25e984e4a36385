import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useAction } from '../../api/use-action.ts'
import { GroupSheet } from '../../form/group-sheet.tsx'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { providerText } from '../../text/buying/provider.ts'
import { confirm } from '../../ui/window/confirm.ts'
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
  const remove = useAction(deleteRoute)
  async function askToRemove({ id, name, providerCount }: ProviderGroup) {
    const isSure = await confirm({
      title: providerText.groupDeleteTitle(name),
      description: providerText.groupDeleteHint(formatNumber(providerCount)),
      confirmLabel: providerText.groupDelete,
    })
    if (isSure) remove.mutate({ params: { id } })
  }
  const mayEdit = list.may(update.permission)
  const onDelete = list.may(deleteRoute.permission) ? askToRemove : undefined
  return (
    <ListScreen
      list={list}
      columns={edit => providerGroupColumns({ onEdit: mayEdit ? edit : undefined, onDelete })}
      sheet={(group, close) => (
        <GroupSheet
          group={group}
          routes={providerGroupRoutes}
          title={group ? providerText.groupEdit : providerText.groupList.add}
          labels={{ name: providerText.groupName, note: providerText.groupNote }}
          onClose={close}
        />
      )}
    />
  )
}
