import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { productText } from '../../text/product.ts'
import { Count } from '../../ui/count.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddGroup, DeleteGroup, RenameGroup } from './group-forms.tsx'
import type { GroupNode } from './group-tree.ts'

export type GroupTask = 'add' | 'rename' | 'delete'

const deepest = 3

type GroupRowProps = {
  group: GroupNode
  may: Record<GroupTask, boolean>
  task: GroupTask | null
  onTask: (task: GroupTask | null) => void
}

/** One group with what can be done with it, and the form of what is being done. */
export function GroupRow({ group, may, task, onTask }: GroupRowProps) {
  const close = () => onTask(null)
  const empty = group.productCount === 0 && !group.hasChildren
  return (
    <li className="border-line border-b last:border-b-0" style={{ paddingLeft: (group.level - 1) * 20 }}>
      {task === 'rename' ? (
        <RenameGroup group={group} onDone={close} />
      ) : task === 'delete' ? (
        <DeleteGroup group={group} onDone={close} />
      ) : (
        <div className="flex min-h-9 items-center gap-1">
          <span className="min-w-0 truncate">{group.name}</span>
          {group.productCount > 0 && <Count value={group.productCount} />}
          <span className="ml-auto" />
          {may.add && group.level < deepest && (
            <IconButton
              size="sm"
              label={productText.groupAddIn(group.name)}
              icon={<Plus />}
              onClick={() => onTask('add')}
            />
          )}
          {may.rename && (
            <IconButton
              size="sm"
              label={productText.groupRename(group.name)}
              icon={<Pencil />}
              onClick={() => onTask('rename')}
            />
          )}
          {may.delete && empty && (
            <IconButton
              size="sm"
              label={productText.groupDelete(group.name)}
              icon={<Trash />}
              onClick={() => onTask('delete')}
            />
          )}
        </div>
      )}
      {task === 'add' && <AddGroup parent={group} onDone={close} />}
    </li>
  )
}
