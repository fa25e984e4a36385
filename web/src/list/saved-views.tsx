import { savedViewRoutes } from '@quay/contract/saved-view/routes'
import type { SavedView } from '@quay/contract/saved-view/shapes'
import Bookmark from 'lucide-react/icons/bookmark'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { useRoute } from '../api/use-route.ts'
import { kitText } from '../text/kit/kit.ts'
import { savedViewText } from '../text/kit/saved-view.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Checkbox } from '../ui/choice/checkbox.tsx'
import { Field } from '../ui/field/field.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { Menu, type MenuEntry } from '../ui/popup/menu.tsx'
import { Dialog } from '../ui/window/dialog.tsx'

export type SavedViewsProps = {
  /** The id of the list. */
  screen: string
  /** What a view keeps of the list as it stands. */
  now: () => { query: Record<string, string>; columns: string[] | null }
  onApply: (view: SavedView) => void
}

/** The views that a person kept of a list and those that others share: choose one, keep this one, put them in order. */
export function SavedViews({ screen, now, onApply }: SavedViewsProps) {
  const views = useRoute(savedViewRoutes.list, { query: { screen } }).data ?? []
  const [task, setTask] = useState<'save' | 'manage' | null>(null)
  const close = () => setTask(null)
  const entry = (view: SavedView): MenuEntry => ({
    id: view.id,
    label: view.isOwn ? view.name : `${view.name} ${savedViewText.by(view.ownerName)}`,
    onSelect: () => onApply(view),
  })
  const part = (id: string, heading: string, some: readonly SavedView[]): MenuEntry[] =>
    some.length === 0 ? [] : [{ id, heading }, ...some.map(entry)]
  const own = views.filter(view => view.isOwn)
  const parts = [
    ...part('own', savedViewText.own, own),
    ...part(
      'shared',
      savedViewText.shared,
      views.filter(view => !view.isOwn),
    ),
  ]
  return (
    <>
      <Menu
        label={savedViewText.menu}
        trigger={<IconButton label={savedViewText.menu} icon={<Bookmark />} />}
        entries={[
          ...parts,
          ...(parts.length > 0 ? [{ id: 'line', separator: true as const }] : []),
          { id: 'save', label: savedViewText.save, onSelect: () => setTask('save') },
          ...(own.length > 0 ? [{ id: 'manage', label: savedViewText.manage, onSelect: () => setTask('manage') }] : []),
        ]}
      />
      {task === 'save' && <SaveView screen={screen} now={now} onClose={close} />}
      {task === 'manage' && <ManageViews views={own} onClose={close} />}
    </>
  )
}

/** Reports can stand on the home page; other lists have no figure to show there. */
const isReport = (screen: string) => screen.startsWith('report-')

function SaveView({ screen, now, onClose }: Omit<SavedViewsProps, 'onApply'> & { onClose: () => void }) {
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isPinned, setPinned] = useState(false)
  const [problem, setProblem] = useState<string>()
  const create = useAction(savedViewRoutes.create, {
    onClose,
    showError: error => {
      setProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={savedViewText.title}
      description={savedViewText.hint}
      actions={
        <>
          <Button onClick={onClose}>{kitText.cancelEdit}</Button>
          <Button
            type="submit"
            form="save-view"
            variant="primary"
            busy={create.isPending}
            disabled={name.trim() === ''}
          >
            {kitText.save}
          </Button>
        </>
      }
    >
      <form
        id="save-view"
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() !== '') create.mutate({ body: { screen, name: name.trim(), isShared, isPinned, ...now() } })
        }}
      >
        <Field label={savedViewText.name} error={problem}>
          <TextInput value={name} maxLength={60} onChange={event => setName(event.target.value)} />
        </Field>
        <Checkbox checked={isShared} onChange={event => setShared(event.target.checked)}>
          {savedViewText.isShared}
        </Checkbox>
        {isReport(screen) && (
          <Checkbox checked={isPinned} onChange={event => setPinned(event.target.checked)}>
            {savedViewText.isPinned}
          </Checkbox>
        )}
      </form>
    </Dialog>
  )
}

function ManageViews({ views, onClose }: { views: readonly SavedView[]; onClose: () => void }) {
  const update = useAction(savedViewRoutes.update)
  const drop = useAction(savedViewRoutes.delete)
  return (
    <Dialog
      onClose={onClose}
      title={savedViewText.manageTitle}
      actions={<Button onClick={onClose}>{savedViewText.close}</Button>}
    >
      {views.length === 0 && <p className="text-ink-2">{savedViewText.empty}</p>}
      <ul>
        {views.map(view => (
          <li key={view.id} className="flex min-h-10 items-center gap-3 border-line border-b last:border-b-0">
            <span className="min-w-0 flex-1 truncate">{view.name}</span>
            <Checkbox
              checked={view.isShared}
              aria-label={savedViewText.share(view.name)}
              onChange={event =>
                update.mutate({
                  params: { id: view.id },
                  body: { version: view.version, isShared: event.target.checked },
                })
              }
            >
              {savedViewText.shared}
            </Checkbox>
            {isReport(view.screen) && (
              <Checkbox
                checked={view.isPinned}
                aria-label={savedViewText.pin(view.name)}
                onChange={event =>
                  update.mutate({
                    params: { id: view.id },
                    body: { version: view.version, isPinned: event.target.checked },
                  })
                }
              >
                {savedViewText.pinned}
              </Checkbox>
            )}
            <IconButton
              size="sm"
              label={savedViewText.remove(view.name)}
              icon={<Trash />}
              onClick={() => drop.mutate({ params: { id: view.id } })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
