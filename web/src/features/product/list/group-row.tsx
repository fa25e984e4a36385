import CornerDownRight from 'lucide-react/icons/corner-down-right'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import type { DragEvent } from 'react'
import { productText } from '../../../text/product/product.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Count } from '../../../ui/mark/count.tsx'
import { AddGroup, DeleteGroup, MoveGroup, RenameGroup } from './group-forms.tsx'
import { type GroupNode, mayHold } from './group-tree.ts'

export type GroupTask = 'add' | 'rename' | 'move' | 'delete'

const deepest = 3

type GroupRowProps = {
  group: GroupNode
  groups: readonly GroupNode[]
  may: Record<GroupTask, boolean>
  task: GroupTask | null
  onTask: (task: GroupTask | null) => void
  /** The group under the mouse; null while none is dragged. */
  dragged: GroupNode | null
  onDrag: (group: GroupNode | null) => void
  onDrop: (parent: GroupNode) => void
}

/** One group with what can be done with it, and the form of what is being done. It is dragged into another one by its handle. */
export function GroupRow({ group, groups, may, task, onTask, dragged, onDrag, onDrop }: GroupRowProps) {
  const close = () => onTask(null)
  const takes = dragged !== null && dragged.parentId !== group.id && mayHold(groups, group, dragged)
  function over(event: DragEvent) {
    if (takes) event.preventDefault()
  }
  return (
    <li
      className={classNames('border-line border-b last:border-b-0', takes && 'bg-accent-soft')}
      style={{ paddingLeft: (group.level - 1) * 20 }}
      onDragOver={over}
      onDrop={event => {
        event.preventDefault()
        onDrop(group)
      }}
    >
      {task === 'rename' ? (
        <RenameGroup group={group} onDone={close} />
      ) : task === 'move' ? (
        <MoveGroup group={group} groups={groups} onDone={close} />
      ) : task === 'delete' ? (
        <DeleteGroup group={group} groups={groups} onDone={close} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the mouse; the button beside it moves by keyboard
        <div
          className="flex min-h-9 items-center gap-1"
          draggable={may.move}
          onDragStart={() => onDrag(group)}
          onDragEnd={() => onDrag(null)}
        >
          {may.move && <GripVertical aria-hidden className="size-4! shrink-0 cursor-grab text-ink-3" />}
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
          {may.move && (
            <IconButton
              size="sm"
              label={productText.groupMove(group.name)}
              icon={<CornerDownRight />}
              onClick={() => onTask('move')}
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
          {may.delete && (
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
