import { formatNumber } from '@quay/domain/text/format-number'
import { useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { roleWords } from '../../text/setting/role.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import type { RoleChanges } from './role-draft.ts'

type SaveRoleDialogProps = {
  name: string
  changes: RoleChanges
  /** How many people hold the role. */
  holders: number
  /** Rights that one takes from oneself and could not give back, in words. */
  lockOut: readonly string[]
  busy: boolean
  onSave: () => void
  onClose: () => void
}

/** What is about to change, for whom, and whether one shuts oneself out; then saves. */
export function SaveRoleDialog({ name, changes, holders, lockOut, busy, onSave, onClose }: SaveRoleDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const dangerous = lockOut.length > 0
  return (
    <Dialog
      onClose={onClose}
      title={roleWords.changesTitle(name)}
      description={holders > 0 ? roleWords.changesTo(formatNumber(holders)) : roleWords.changesWithoutHolders}
      initialFocus={dangerous ? keep : save}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {kitText.continueEditing}
          </Button>
          <Button ref={save} variant={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onSave}>
            {dangerous ? roleWords.confirmLockOut : roleWords.confirmSave}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {dangerous && (
          <Note tone="danger" alert>
            {roleWords.lockOut(lockOut.join(', '))}
          </Note>
        )}
        <Part title={roleWords.given} items={changes.given} tone="text-success-text" />
        <Part title={roleWords.taken} items={changes.taken} tone="text-danger-text" />
        <Part title={roleWords.otherChanges} items={changes.others} tone="text-ink-2" />
      </div>
    </Dialog>
  )
}

function Part({ title, items, tone }: { title: string; items: readonly string[]; tone: string }) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={`text-13 ${tone}`}>{title}</h3>
      <ul className="list-disc pl-4">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
