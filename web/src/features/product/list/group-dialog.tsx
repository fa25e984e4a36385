import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { useGroups } from '../use-groups.ts'
import { AddGroup } from './group-forms.tsx'
import { GroupRow, type GroupTask } from './group-row.tsx'
import type { GroupNode } from './group-tree.ts'

/**
 * The tree of product groups: add, rename, move by mouse or keyboard, delete with a place for the goods. Each form opens
 * in its row, because no dialog opens over a dialog.
 */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { rights } = useSession()
  const groups = useGroups()
  const [task, setTask] = useState<{ id: string; kind: GroupTask } | null>(null)
  const [dragged, setDragged] = useState<GroupNode | null>(null)
  const update = useAction(productRoutes.updateGroup)
  const allowed = (action: 'create' | 'update' | 'delete') => isAllowed(rights, { model: 'list_product', action })
  const may = { add: allowed('create'), rename: allowed('update'), move: allowed('update'), delete: allowed('delete') }

  function drop(parent: GroupNode | null) {
    if (dragged && dragged.parentId !== (parent?.id ?? null))
      update.mutate({ params: { id: dragged.id }, body: { version: dragged.version, parentId: parent?.id ?? null } })
    setDragged(null)
  }
  return (
    <Dialog
      onClose={onClose}
      title={productText.groupsTitle}
      description={productText.groupsHint}
      actions={<Button onClick={onClose}>{productText.close}</Button>}
    >
      {may.add && <AddGroup parent={null} />}
      {groups.length === 0 ? (
        <p className="py-6 text-center text-ink-2">{productText.groupsEmpty}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button of each row moves by keyboard */}
          <div
            className={
              dragged?.parentId
                ? 'mt-3 rounded-2 border border-line-strong border-dashed px-3 py-2 text-12 text-ink-2'
                : 'hidden'
            }
            onDragOver={event => event.preventDefault()}
            onDrop={() => drop(null)}
          >
            {productText.groupDropTop}
          </div>
          <ul aria-label={productText.groupsTitle} className="mt-3">
            {groups.map(group => (
              <GroupRow
                key={group.id}
                group={group}
                groups={groups}
                may={may}
                task={task?.id === group.id ? task.kind : null}
                onTask={kind => setTask(kind && { id: group.id, kind })}
                dragged={dragged}
                onDrag={setDragged}
                onDrop={drop}
              />
            ))}
          </ul>
          <span role="status" className="sr-only">
            {dragged ? productText.groupDragged(dragged.name) : ''}
          </span>
        </>
      )}
    </Dialog>
  )
}
