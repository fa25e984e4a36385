import { roleRoutes } from '@quay/contract/role/routes'
import { type Role, roleBody } from '@quay/contract/role/shapes'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useVersionConflict } from '../../api/form/use-version-conflict.ts'
import { loadProfile } from '../../api/session/load-profile.ts'
import { useProfile } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { toast } from '../../ui/popup/toast.ts'
import { grantsOf, type RoleDraft } from './role-draft.ts'
import type { RoleErrors } from './role-fields.tsx'

const fieldNames = ['name', 'note', 'discountLimit', 'permissions'] as const

type SaveRoleOptions = { onSaved: (saved: Role) => void; onRefused: () => void }

/**
 * Saves a role, puts refusals beside their fields, and catches what another person saved in between. A user who changes
 * their own role gets the new rights at once.
 */
export function useSaveRole(role: Role | null, { onSaved, onRefused }: SaveRoleOptions) {
  const profile = useProfile()
  const conflict = useVersionConflict(role)
  const [errors, setErrors] = useState<RoleErrors>({})

  function showError(error: ApiError): boolean {
    if (conflict.catches(error)) {
      onRefused()
      return true
    }
    const placed = fieldNames.flatMap(name => {
      const issue = error.issues.find(({ path }) => path.split('.')[0] === name)
      return issue ? [[name, issue.message] as const] : []
    })
    setErrors(Object.fromEntries(placed))
    onRefused()
    if (placed.length === 0) toast.error(error.message)
    return true
  }
  function done(saved: Role) {
    if (saved.id === profile.role.id) void loadProfile()
    setErrors({})
    onSaved(saved)
  }
  const create = useAction(roleRoutes.create, { onDone: done, showError })
  const update = useAction(roleRoutes.update, { onDone: done, showError })
  const reset = useAction(roleRoutes.reset, { onDone: done, showError })

  /** What the contract says of the draft, beside its fields; true when it may be sent. */
  function check(draft: RoleDraft): boolean {
    const result = roleBody.safeParse(bodyOf(draft))
    const problems = result.success ? [] : result.error.issues
    setErrors(Object.fromEntries(problems.map(({ path, message }) => [String(path[0]), message])))
    return result.success
  }
  return {
    errors,
    conflict,
    check,
    busy: create.isPending || update.isPending || reset.isPending,
    create: (draft: RoleDraft) => create.mutate({ body: bodyOf(draft) }),
    update: (draft: RoleDraft, { id, version, isDefault }: Role) => {
      const { name, ...body } = bodyOf(draft)
      update.mutate({ params: { id }, body: { ...body, version, ...(isDefault ? {} : { name }) } })
    },
    reset: ({ id, version }: Role) => reset.mutate({ params: { id }, body: { version } }),
  }
}

const bodyOf = ({ name, note, discountLimit, rights }: RoleDraft) => ({
  name,
  note: note.trim() || null,
  discountLimit,
  permissions: grantsOf(rights),
})
