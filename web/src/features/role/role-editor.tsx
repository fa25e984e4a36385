import { everything } from '@quay/contract/areas'
import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { roleRoutes } from '@quay/contract/role/routes'
import type { Role } from '@quay/contract/role/shapes'
import type { RolePreset } from '@quay/domain/access/role-presets'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useLeaveGuard } from '../../routing/use-leave-guard.ts'
import { roleWords } from '../../text/setting/role.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusFirstError } from '../../ui/field/focus-first-error.ts'
import { UnreadableFields } from '../../ui/field/unreadable-fields.ts'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { ConflictNote } from '../../ui/window/conflict-note.tsx'
import { PresetMenu } from './preset-menu.tsx'
import { RightsMatrix } from './rights-matrix.tsx'
import { RoleActions } from './role-actions.tsx'
import { RoleBadges } from './role-badges.tsx'
import { changesOf, draftOf, isChanged, keyOf, lockOutOf, type RoleDraft } from './role-draft.ts'
import { RoleFields } from './role-fields.tsx'
import { RolePreview } from './role-preview.tsx'
import { SaveRoleDialog } from './save-role-dialog.tsx'
import { useSaveRole } from './use-save-role.ts'

type RoleEditorProps = {
  /** Null for a new one. */
  stored: Role | null
  /** What a new one begins as. */
  begin?: RoleDraft
}

/** Writes a role: its fields, the matrix of rights, and beside them what a person with the role can do. */
export function RoleEditor({ stored: role, begin }: RoleEditorProps) {
  const router = useRouter()
  const profile = useProfile()
  const { rights: held } = useSession()
  const root = useRef<HTMLDivElement>(null)
  const [unreadable] = useState(() => new Set<() => void>())
  const [base, setBase] = useState(draftOf(role))
  const [draft, setDraft] = useState(begin ?? base)
  const [asking, setAsking] = useState(false)
  const [cut, setCut] = useState(0)
  const saving = useSaveRole(role, {
    onSaved: saved => {
      setAsking(false)
      setBase(draftOf(saved))
      setDraft(draftOf(saved))
      saving.conflict.accept(saved)
      // A new role has its own address from now on; everything is saved, though the guard does not know it yet.
      if (!role) router.history.replace(`/settings/role/${saved.id}`, undefined, { ignoreBlocker: true })
    },
    onRefused: () => {
      setAsking(false)
      // The refused field, once the dialog has given the focus back.
      setTimeout(() => focusFirstError(root.current), 50)
    },
  })
  const { base: current, theirs, who, accept } = saving.conflict
  const isLocked = role?.isDefault === true && role.name === 'admin'
  const mayWrite = isAllowed(held, role ? roleRoutes.update.permission : roleRoutes.create.permission)
  const readOnly = !mayWrite || isLocked || (role?.isAboveOwn ?? false)
  const changes = changesOf(base, draft)
  const dirty = !readOnly && isChanged(changes)
  // A new one can be saved as it begins: a copy is whole already.
  const canSave = dirty || (!role && mayWrite)
  const title = role ? roleText(role.name) : roleWords.newTitle
  useDocumentTitle(title)
  useLeaveGuard(dirty)

  const change = (patch: Partial<RoleDraft>) => setDraft({ ...draft, ...patch })
  function save() {
    if (unreadable.size > 0) for (const tell of unreadable) tell()
    else if (saving.check(draft)) {
      if (role) setAsking(true)
      else return saving.create(draft)
    }
    focusFirstError(root.current)
  }
  function take(preset: RolePreset) {
    const given = preset.grants.filter(grant => isAllowed(held, grant))
    setCut(preset.grants.length - given.length)
    change({
      rights: new Set(given.map(keyOf)),
      discountLimit: preset.discountLimit,
      ...(draft.name.trim() === '' && { name: preset.name }),
    })
  }
  useHotkey({ id: 'role.save', key: 'Ctrl+S', label: roleWords.save, scope: roleWords.title }, save, {
    enabled: canSave,
  })
  return (
    <div ref={root} className="flex h-full min-h-96 flex-col">
      <PageHead
        title={title}
        crumbs={[{ label: roleWords.title, to: '/settings/role' }]}
        meta={role && <RoleBadges role={role} />}
        actions={role && <RoleActions role={role} dirty={dirty} onReset={() => saving.reset(current ?? role)} />}
      />
      <div className="-mx-1 min-h-0 flex-1 overflow-auto px-1 pb-1">
        <div className="grid gap-3 empty:hidden not-empty:pb-3">
          {isLocked && <Note>{roleWords.locked}</Note>}
          {role?.isAboveOwn && <Note tone="warning">{roleWords.above}</Note>}
          {theirs && (
            <ConflictNote
              who={who}
              changes={Object.values(changesOf(base, draftOf(theirs))).flat()}
              onReload={() => {
                setBase(draftOf(theirs))
                setDraft(draftOf(theirs))
                accept(theirs)
                setAsking(false)
              }}
              onOverwrite={() => {
                setBase(draftOf(theirs))
                accept(theirs)
                setAsking(true)
              }}
            />
          )}
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px]">
          <div className="grid min-w-0 gap-4">
            <Card title={roleWords.info}>
              <UnreadableFields value={unreadable}>
                <RoleFields
                  draft={draft}
                  errors={saving.errors}
                  isDefault={role?.isDefault ?? false}
                  readOnly={readOnly}
                  onChange={change}
                />
              </UnreadableFields>
            </Card>
            <Card
              title={roleWords.matrix}
              actions={
                <>
                  <span className="text-12 text-ink-3" role="status">
                    {roleWords.rightsCounted(formatNumber(draft.rights.size), formatNumber(everything.length))}
                  </span>
                  {!readOnly && (
                    <PresetMenu onPick={take} onClear={() => change({ rights: new Set(), discountLimit: null })} />
                  )}
                </>
              }
            >
              {saving.errors.permissions && (
                <div className="mb-2">
                  <Note tone="danger" alert>
                    {saving.errors.permissions}
                  </Note>
                </div>
              )}
              {!readOnly && everything.some(grant => !isAllowed(held, grant)) && (
                <p className="mb-2 text-12 text-ink-3">
                  {roleWords.partlyHeld} {cut > 0 && roleWords.presetCut(formatNumber(cut))}
                </p>
              )}
              <RightsMatrix
                rights={draft.rights}
                held={held}
                readOnly={readOnly}
                onChange={rights => change({ rights })}
              />
            </Card>
          </div>
          <div className="lg:sticky lg:top-0">
            <RolePreview draft={draft} />
          </div>
        </div>
      </div>
      {canSave && (
        <div className="mt-3 flex flex-wrap items-center gap-2 rounded-3 border border-line bg-surface px-4 py-2">
          {dirty && <span className="font-medium text-warning-text">{roleWords.unsaved}</span>}
          {role && <Button onClick={() => setDraft(base)}>{roleWords.drop}</Button>}
          <Button variant="primary" keyHint="Ctrl+S" className="ml-auto" busy={saving.busy} onClick={save}>
            {role ? roleWords.save : roleWords.create}
          </Button>
        </div>
      )}
      {asking && role && !theirs && (
        <SaveRoleDialog
          name={title}
          changes={changes}
          holders={role.employeeCount}
          lockOut={role.id === profile.role.id ? lockOutOf(base, draft) : []}
          busy={saving.busy}
          onSave={() => saving.update(draft, current ?? role)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
