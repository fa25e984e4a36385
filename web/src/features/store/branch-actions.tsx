import { branchRoutes } from '@quay/contract/branch/routes'
import type { Branch } from '@quay/contract/branch/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useRouter } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import BookOpen from 'lucide-react/icons/book-open'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { loadProfile } from '../../api/session/load-profile.ts'
import { session, useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { placeText } from '../../text/setting/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Menu, type MenuEntry } from '../../ui/popup/menu.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { confirm } from '../../ui/window/confirm.ts'

type BranchActionsProps = { branch: Branch; onEdit: () => void; onRefused: (error: ApiError | null) => void }

/** What can be done with a branch: edit, make it the default, stop and open it, delete it, go there. */
export function BranchActions({ branch, onEdit, onRefused }: BranchActionsProps) {
  const router = useRouter()
  const { rights } = useSession()
  const profile = useProfile()
  const here = useBranchId()
  const update = useAction(branchRoutes.update, { onDone: () => void loadProfile() })
  const remove = useAction(branchRoutes.delete, {
    onDone: () => {
      void loadProfile()
      router.history.push('/settings/branch')
    },
    showError: error => {
      onRefused(error)
      return true
    },
  })
  const isActive = branch.isActive === 1
  const change = (fields: { isActive?: 0 | 1; isDefaultBranch?: true }) => {
    onRefused(null)
    update.mutate({ params: { id: branch.id }, body: { version: branch.version, ...fields } })
  }
  async function stop() {
    const { name } = branch
    const sure = await confirm({
      title: placeText.stopTitle(name),
      description: placeText.stopDescription,
      confirmLabel: placeText.stop,
    })
    if (sure) change({ isActive: 0 })
  }
  async function drop() {
    onRefused(null)
    const sure = await confirm({
      title: placeText.removeTitle(branch.name),
      description: placeText.removeDescription,
      confirmLabel: placeText.remove,
    })
    if (sure) remove.mutate({ params: { id: branch.id } })
  }
  function enter() {
    session.chooseBranch(branch.id)
    toast.success(placeText.entered(branch.name))
  }
  const mayUpdate = isAllowed(rights, { model: 'branch', action: 'update' })
  const mayDelete = isAllowed(rights, { model: 'branch', action: 'delete' }) && !branch.isDefaultBranch
  const isOwn = profile.branches.some(one => one.id === branch.id)
  const entries: MenuEntry[] = [
    ...(isOwn && here !== branch.id
      ? [
          {
            id: 'enter',
            label: isActive ? placeText.workThere : placeText.readThere,
            icon: <BookOpen />,
            onSelect: enter,
          },
        ]
      : []),
    ...(mayUpdate && !branch.isDefaultBranch && isActive
      ? [
          {
            id: 'default',
            label: placeText.makeDefault,
            icon: <Star />,
            onSelect: () => change({ isDefaultBranch: true as const }),
          },
          { id: 'stop', label: placeText.stop, icon: <Ban />, onSelect: () => void stop() },
        ]
      : []),
    ...(mayDelete
      ? [{ id: 'delete', label: placeText.remove, icon: <Trash />, danger: true, onSelect: () => void drop() }]
      : []),
  ]
  return (
    <>
      {mayUpdate && !isActive && (
        <Button icon={<RotateCcw />} busy={update.isPending} onClick={() => change({ isActive: 1 })}>
          {placeText.resume}
        </Button>
      )}
      {mayUpdate && (
        <Button icon={<Pencil />} keyHint="E" onClick={onEdit}>
          {placeText.edit}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label={placeText.more}
          trigger={<IconButton label={placeText.more} icon={<Ellipsis />} />}
          entries={entries}
        />
      )}
    </>
  )
}

type RefusalProps = { branch: Branch; error: ApiError; onStopped: () => void }

/** Why a branch cannot be deleted, and what can be done instead. */
export function DeleteRefusal({ branch, error, onStopped }: RefusalProps) {
  const [done, setDone] = useState(false)
  const { rights } = useSession()
  const update = useAction(branchRoutes.update, {
    onDone: () => {
      setDone(true)
      void loadProfile()
      onStopped()
    },
  })
  const mayStop =
    error.code === 'branch-in-use' &&
    branch.isActive === 1 &&
    !done &&
    isAllowed(rights, { model: 'branch', action: 'update' })
  return (
    <Note
      tone="danger"
      alert
      actions={
        mayStop && (
          <Button
            size="sm"
            icon={<Ban />}
            busy={update.isPending}
            onClick={() => update.mutate({ params: { id: branch.id }, body: { version: branch.version, isActive: 0 } })}
          >
            {placeText.removeInstead}
          </Button>
        )
      }
    >
      {error.message}
    </Note>
  )
}
