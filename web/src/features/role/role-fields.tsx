import { roleText } from '@quay/contract/right/role-text'
import { roleWords } from '../../text/setting/role.ts'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import type { RoleDraft } from './role-draft.ts'

export type RoleErrors = Partial<Record<'name' | 'note' | 'discountLimit' | 'permissions', string>>

type RoleFieldsProps = {
  draft: RoleDraft
  errors: RoleErrors
  isDefault: boolean
  readOnly: boolean
  onChange: (patch: Partial<RoleDraft>) => void
}

/** Name, note and discount limit of a role. */
export function RoleFields({ draft, errors, isDefault, readOnly, onChange }: RoleFieldsProps) {
  const isFree = draft.rights.has('discount_limit/update')
  const { fields } = roleWords
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-3">
      <Field
        label={fields.name}
        required
        hint={isDefault && !readOnly ? fields.nameFixed : undefined}
        error={errors.name}
      >
        <TextInput
          value={isDefault ? roleText(draft.name) : draft.name}
          readOnly={isDefault || readOnly}
          onChange={event => onChange({ name: event.target.value })}
        />
      </Field>
      <Field
        label={fields.discountLimit}
        hint={isFree ? fields.discountFree : fields.discountHint}
        error={errors.discountLimit}
      >
        <NumberInput
          whole={false}
          min={0}
          max={100}
          suffix="%"
          readOnly={readOnly}
          value={draft.discountLimit === null ? null : draft.discountLimit / 100}
          onChange={percent => onChange({ discountLimit: percent === null ? null : Math.round(percent * 100) })}
        />
      </Field>
      <Field label={fields.note} error={errors.note}>
        <TextInput value={draft.note} readOnly={readOnly} onChange={event => onChange({ note: event.target.value })} />
      </Field>
    </div>
  )
}
