import { productRoutes } from '@quay/contract/product/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { type GroupNode, mayHold, type ProductGroup } from './group-tree.ts'
import { MoveBefore, NameForm } from './name-form.tsx'

const longestName = 100

/** Adds a group, under another one or at the top. Stays open for the next name. */
export function AddGroup({ parent, onDone }: { parent: ProductGroup | null; onDone?: () => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const create = useAction(productRoutes.createGroup, {
    onDone: () => {
      setName('')
      onDone?.()
    },
    showError: error => show(error, setProblem),
  })
  return (
    <NameForm
      label={parent ? productText.groupAddIn(parent.name) : productText.groupName}
      focused={parent !== null}
      name={name}
      longest={longestName}
      problem={problem}
      busy={create.isPending}
      submitLabel={productText.groupAdd}
      onName={text => {
        setProblem(undefined)
        setName(text)
      }}
      onSubmit={() => create.mutate({ body: { name: name.trim(), ...(parent ? { parentId: parent.id } : {}) } })}
      onCancel={onDone}
    />
  )
}

/** Gives a group another name. */
export function RenameGroup({ group, onDone }: { group: ProductGroup; onDone: () => void }) {
  const [name, setName] = useState(group.name)
  const [problem, setProblem] = useState<string>()
  const update = useAction(productRoutes.updateGroup, { onDone, showError: error => show(error, setProblem) })
  return (
    <NameForm
      label={productText.groupRename(group.name)}
      focused
      name={name}
      longest={longestName}
      problem={problem}
      busy={update.isPending}
      onName={setName}
      onSubmit={() => update.mutate({ params: { id: group.id }, body: { name: name.trim(), version: group.version } })}
      onCancel={onDone}
    />
  )
}

type TreeProps = { group: GroupNode; groups: readonly GroupNode[]; onDone: () => void }

/** Moves a group with all below it: by the keyboard what dragging does by the mouse. */
export function MoveGroup({ group, groups, onDone }: TreeProps) {
  const [problem, setProblem] = useState<string>()
  const update = useAction(productRoutes.updateGroup, { onDone, showError: error => show(error, setProblem) })
  const places = [
    { value: 'top', label: productText.groupTop },
    ...groups.filter(one => mayHold(groups, one, group)).map(one => ({ value: one.id, label: one.path })),
  ].filter(place => (place.value === 'top' ? null : place.value) !== group.parentId)
  const move = (value: string) =>
    update.mutate({
      params: { id: group.id },
      body: { version: group.version, parentId: value === 'top' ? null : value },
    })
  return (
    <div className="flex items-end gap-2 py-1.5">
      <Field label={productText.groupMoveTo(group.name)} error={problem} className="min-w-0 flex-1">
        <Combobox value={null} options={places} onChange={place => place && move(place.value)} />
      </Field>
      <Button onClick={onDone}>{kitText.cancelEdit}</Button>
    </div>
  )
}

/** Asks in the row before a group goes, and where its goods go. */
export function DeleteGroup({ group, groups, onDone }: TreeProps) {
  const [problem, setProblem] = useState<string>()
  const drop = useAction(productRoutes.deleteGroup, { onDone, showError: error => show(error, setProblem) })
  return (
    <MoveBefore
      question={`${productText.groupDelete(group.name)}?`}
      moveLabel={group.ownCount > 0 ? productText.moveGoods(formatNumber(group.ownCount)) : null}
      places={groups.filter(one => one.id !== group.id).map(one => ({ value: one.id, label: one.path }))}
      nowhere={productText.moveNone}
      problem={problem}
      busy={drop.isPending}
      submitLabel={productText.groupDelete('').trim()}
      onSubmit={moveTo => drop.mutate({ params: { id: group.id }, query: moveTo ? { moveTo } : {} })}
      onCancel={onDone}
    />
  )
}

function show(error: ApiError, setProblem: (problem: string) => void): boolean {
  setProblem(error.issues[0]?.message ?? error.message)
  return true
}
