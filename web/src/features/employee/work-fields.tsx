import { branchRoutes } from '@quay/contract/branch/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { roleRoutes } from '@quay/contract/role/routes'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { employeeText } from '../../text/setting/employee.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { EmployeeForm } from './employee-form.ts'

const { fields } = employeeText
const { SelectField } = fieldsOf<EmployeeForm>()

/** Role, branches and the branch to begin at. Roles above one's own are shown and cannot be chosen. */
export function WorkFields({ person }: { person: Employee | null }) {
  const { control, setValue } = useFormContext<EmployeeForm>()
  const { errors, isSubmitted } = useFormState({ control })
  const chosen = useWatch({ control, name: 'branchIds' })
  const roleAt = useWatch({ control, name: 'roleAt' })
  // What the server refuses about a role stands under the path that was sent, which is no field of the form.
  const refused = (errors as Record<string, unknown>).branchRoles
  const roleProblem = messageIn(refused)
  const { rights } = useSession()
  const places =
    isAllowed(rights, { model: 'branch', action: 'read' }) && isAllowed(rights, { model: 'branch', action: 'update' })
  const roles = useRoute(roleRoutes.list, { query: { limit: 200 } })
  const roleOptions =
    roles.data?.items.map(role => ({
      value: role.id,
      label: roleText(role.name),
      detail: role.isAboveOwn ? fields.roleAbove : (role.note ?? undefined),
      disabled: role.isAboveOwn,
    })) ?? []
  const own = useRoute(branchRoutes.list, { query: { limit: 200, scope: places ? 'all' : 'own' } })
  const open = own.data?.items ?? []
  // Branches of theirs that are not the caller's stay as they are.
  const fixed = person?.branches.filter(branch => !open.some(one => one.id === branch.id)) ?? []
  const branches = [
    ...open.map(branch => ({ ...branch, isFixed: false })),
    ...fixed.map(branch => ({ ...branch, isFixed: true })),
  ]

  function tick(id: string, on: boolean) {
    const next = on ? [...chosen, id] : chosen.filter(one => one !== id)
    setValue('branchIds', next, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  return (
    <>
      <SelectField name="roleId" label={fields.role} required options={roleOptions} />
      <Field
        label={fields.branches}
        required
        group
        error={errors.branchIds?.message ?? errors.branchIds?.root?.message ?? roleProblem}
      >
        <div className="grid gap-1">
          {branches.map(branch => (
            <div key={branch.id} className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Checkbox
                checked={chosen.includes(branch.id)}
                disabled={branch.isFixed}
                onChange={event => tick(branch.id, event.target.checked)}
              >
                {branch.name}
              </Checkbox>
              {branches.length > 1 && chosen.includes(branch.id) && (
                <Select
                  size="sm"
                  className="w-56"
                  label={fields.roleAt(branch.name)}
                  value={roleAt[branch.id] ?? ''}
                  disabled={branch.isFixed}
                  onChange={roleId => setValue('roleAt', { ...roleAt, [branch.id]: roleId }, { shouldDirty: true })}
                  options={[{ value: '', label: fields.sameRole }, ...roleOptions]}
                />
              )}
            </div>
          ))}
        </div>
      </Field>
      {chosen.length > 1 && (
        <SelectField
          name="defaultBranchId"
          label={fields.defaultBranch}
          options={namedOptions(branches.filter(({ id }) => chosen.includes(id)))}
        />
      )}
    </>
  )
}

/** The first message anywhere in the errors of a list. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(messageIn)
    .find(message => message !== undefined)
}
