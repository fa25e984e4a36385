import { isAllowed } from '@quay/contract/permission'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AddGroup } from './group-forms.tsx'
import { GroupRow, type GroupTask } from './group-row.tsx'
import { useGroups } from './use-groups.ts'

/** The tree of product groups: add, rename, delete. Each form opens in its row, because no dialog opens over a dialog. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { rights } = useSession()
  const groups = useGroups()
  const [task, setTask] = useState<{ id: string; kind: GroupTask } | null>(null)
  const allowed = (action: 'create' | 'update' | 'delete') => isAllowed(rights, { model: 'list_product', action })
  const may = { add: allowed('create'), rename: allowed('update'), delete: allowed('delete') }
  return (
    <Dialog
      open
      onClose={onClose}
      title={productText.groupsTitle}
      description={productText.groupsHint}
      actions={<Button onClick={onClose}>{productText.close}</Button>}
    >
      {may.add && <AddGroup parent={null} />}
      {groups.length === 0 ? (
        <p className="py-6 text-center text-ink-2">{productText.groupsEmpty}</p>
      ) : (
        <ul aria-label={productText.groupsTitle} className="mt-3">
          {groups.map(group => (
            <GroupRow
              key={group.id}
              group={group}
              may={may}
              task={task?.id === group.id ? task.kind : null}
              onTask={kind => setTask(kind && { id: group.id, kind })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
