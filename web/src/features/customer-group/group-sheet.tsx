import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { partnerText } from '../../text/partner.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const { groups: words } = partnerText

/** Makes, renames or deletes a group of customers. */
export function GroupSheet({ group, onClose }: { group?: CustomerGroup; onClose: () => void }) {
  const { rights } = useSession()
  const [base, setBase] = useState(group)
  const [name, setName] = useState(group?.name ?? '')
  const [note, setNote] = useState(group?.note ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  function showError(error: ApiError): boolean {
    const isStale = error.code === 'version-conflict'
    if (isStale) setBase(error.details.current as CustomerGroup)
    const placed = Object.fromEntries(error.issues.map(issue => [issue.path, issue.message]))
    setErrors({
      ...placed,
      ...(error.issues.length === 0 && { name: isStale ? words.changedByOthers : error.message }),
    })
    return true
  }
  const create = useAction(customerGroupRoutes.create, { onDone: onClose, showError })
  const update = useAction(customerGroupRoutes.update, { onDone: onClose, showError })
  const remove = useAction(customerGroupRoutes.delete, { onDone: onClose, showError })

  async function save() {
    const fields = { name: name.trim(), note: note.trim() || null }
    const read = customerGroupRoutes.create.body.safeParse(fields)
    if (!read.success) {
      setErrors(Object.fromEntries(read.error.issues.map(issue => [issue.path.join('.'), issue.message])))
      return
    }
    setErrors({})
    const call = base
      ? update.mutateAsync({ params: { id: base.id }, body: { ...fields, version: base.version } })
      : create.mutateAsync({ body: fields })
    await call.catch(() => {}) // shown at its field
  }
  async function askToRemove(gone: CustomerGroup) {
    const sure = await confirm({
      title: words.removeTitle(gone.name),
      description: words.removeHint(formatNumber(gone.customerCount)),
      confirmLabel: words.remove,
    })
    if (sure) remove.mutate({ params: { id: gone.id }, body: { version: gone.version } })
  }
  return (
    <EditSheet
      open
      title={base ? words.edit(base.name) : words.add}
      dirty={name !== (group?.name ?? '') || note !== (group?.note ?? '')}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={save}
      aside={
        base &&
        isAllowed(rights, { model: 'group_customer', action: 'delete' }) && (
          <Button busy={remove.isPending} onClick={() => void askToRemove(base)}>
            {words.remove}
          </Button>
        )
      }
    >
      <Field label={words.name} required error={errors.name}>
        <TextInput value={name} maxLength={80} onChange={event => setName(event.target.value)} />
      </Field>
      <Field label={words.note} error={errors.note}>
        <Textarea rows={2} value={note} maxLength={300} onChange={event => setNote(event.target.value)} />
      </Field>
    </EditSheet>
  )
}
