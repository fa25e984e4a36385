import { productListRoutes } from '@quay/contract/product-list/routes'
import type { ListEntry } from '@quay/contract/product-list/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { fold } from '@quay/domain/text/fold'
import { formatNumber } from '@quay/domain/text/format-number'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SearchInput } from '../../../ui/field/search-input.tsx'
import { Count } from '../../../ui/mark/count.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { useListEntries } from '../edit/list-picker.tsx'
import { MoveBefore, NameForm } from './name-form.tsx'

const { lists } = productText

const routesOf = {
  manufacturers: {
    create: productListRoutes.createManufacturer,
    update: productListRoutes.updateManufacturer,
    remove: productListRoutes.deleteManufacturer,
    longest: 200,
  },
  positions: {
    create: productListRoutes.createPosition,
    update: productListRoutes.updatePosition,
    remove: productListRoutes.deletePosition,
    longest: 60,
  },
} as const

type ListName = keyof typeof routesOf
type Task = { id: string; kind: 'rename' | 'remove' }

/** The makers or the shelves of the store: add, rename everywhere, delete with a new place for the goods. */
export function ListDialog({ list, onClose }: { list: ListName; onClose: () => void }) {
  const { rights } = useSession()
  const entries = useListEntries(list)
  const [task, setTask] = useState<Task | null>(null)
  const [typed, setTyped] = useState('')
  const may = (action: 'create' | 'update' | 'delete') => isAllowed(rights, { model: 'list_product', action })
  const shown = entries.filter(entry => fold(entry.name).includes(fold(typed)))
  return (
    <Dialog
      onClose={onClose}
      title={lists[list]}
      description={lists.hint}
      actions={<Button onClick={onClose}>{productText.close}</Button>}
    >
      {may('create') && <AddEntry list={list} />}
      {entries.length > 8 && <SearchInput value={typed} onChange={setTyped} label={lists.find} className="mt-2" />}
      {shown.length === 0 ? (
        <p className="py-6 text-center text-ink-2">{entries.length === 0 ? lists.empty : lists.none}</p>
      ) : (
        <ul aria-label={lists[list]} className="mt-3">
          {shown.map(entry => (
            <li key={entry.id} className="border-line border-b last:border-b-0">
              {task?.id === entry.id && task.kind === 'rename' ? (
                <RenameEntry list={list} entry={entry} onDone={() => setTask(null)} />
              ) : task?.id === entry.id ? (
                <RemoveEntry list={list} entry={entry} entries={entries} onDone={() => setTask(null)} />
              ) : (
                <div className="flex min-h-9 items-center gap-1">
                  <span className="min-w-0 truncate">{entry.name}</span>
                  {entry.productCount > 0 && <Count value={entry.productCount} />}
                  <span className="ml-auto" />
                  {may('update') && (
                    <IconButton
                      size="sm"
                      label={lists.rename(entry.name)}
                      icon={<Pencil />}
                      onClick={() => setTask({ id: entry.id, kind: 'rename' })}
                    />
                  )}
                  {may('delete') && (
                    <IconButton
                      size="sm"
                      label={lists.remove(entry.name)}
                      icon={<Trash />}
                      onClick={() => setTask({ id: entry.id, kind: 'remove' })}
                    />
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function AddEntry({ list }: { list: ListName }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const create = useAction(routesOf[list].create, { onDone: () => setName(''), showError: shown(setProblem) })
  return (
    <NameForm
      label={lists.name}
      name={name}
      longest={routesOf[list].longest}
      problem={problem}
      busy={create.isPending}
      submitLabel={lists.add}
      onName={text => {
        setProblem(undefined)
        setName(text)
      }}
      onSubmit={() => create.mutate({ body: { name: name.trim() } })}
    />
  )
}

type EntryProps = { list: ListName; entry: ListEntry; onDone: () => void }

function RenameEntry({ list, entry, onDone }: EntryProps) {
  const [name, setName] = useState(entry.name)
  const [problem, setProblem] = useState<string>()
  const update = useAction(routesOf[list].update, { onDone, showError: shown(setProblem) })
  return (
    <NameForm
      label={lists.rename(entry.name)}
      focused
      name={name}
      longest={routesOf[list].longest}
      problem={problem}
      busy={update.isPending}
      onName={setName}
      onSubmit={() => update.mutate({ params: { id: entry.id }, body: { version: entry.version, name: name.trim() } })}
      onCancel={onDone}
    />
  )
}

function RemoveEntry({ list, entry, entries, onDone }: EntryProps & { entries: readonly ListEntry[] }) {
  const [problem, setProblem] = useState<string>()
  const remove = useAction(routesOf[list].remove, { onDone, showError: shown(setProblem) })
  return (
    <MoveBefore
      question={`${lists.remove(entry.name)}?`}
      moveLabel={entry.productCount > 0 ? productText.moveGoods(formatNumber(entry.productCount)) : null}
      places={entries.filter(one => one.id !== entry.id).map(one => ({ value: one.id, label: one.name }))}
      nowhere={productText.moveNowhere}
      problem={problem}
      busy={remove.isPending}
      submitLabel={lists.removeIt}
      onSubmit={moveTo => remove.mutate({ params: { id: entry.id }, query: moveTo ? { moveTo } : {} })}
      onCancel={onDone}
    />
  )
}

const shown = (setProblem: (problem: string) => void) => (error: ApiError) => {
  setProblem(error.issues[0]?.message ?? error.message)
  return true
}
