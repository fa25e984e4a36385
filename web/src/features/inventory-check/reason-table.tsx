import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { type DifferenceReason, reasonDirections } from '@quay/contract/inventory-check/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { kitText } from '../../text/kit/kit.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'

const { reasons: words } = checkText
const directions = reasonDirections.map(value => ({ value, label: words.directions[value] }))

/** The reasons of the store: add, rename, which way they are for, and which are in use. */
export function ReasonTable({ onClose }: { onClose: () => void }) {
  const { rights } = useSession()
  const list = useRoute(inventoryCheckRoutes.reasons, {})
  const [problem, setProblem] = useState<string | null>(null)
  const mayEdit = isAllowed(rights, inventoryCheckRoutes.createReason.permission)
  return (
    <Dialog
      onClose={onClose}
      title={checkText.reasonTable}
      actions={<Button onClick={onClose}>{kitText.close}</Button>}
    >
      <div className="grid gap-3">
        <Refusal>{problem}</Refusal>
        {list.data?.length === 0 && <EmptyState title={words.empty} />}
        <ul aria-label={checkText.reasonTable} className="grid gap-1.5">
          {(list.data ?? []).map(reason => (
            <ReasonRow
              key={`${reason.id} ${reason.version}`}
              reason={reason}
              mayEdit={mayEdit}
              onProblem={setProblem}
            />
          ))}
        </ul>
        {mayEdit && <NewReason onProblem={setProblem} />}
      </div>
    </Dialog>
  )
}

type RowProps = { reason: DifferenceReason; mayEdit: boolean; onProblem: (problem: string | null) => void }

function ReasonRow({ reason, mayEdit, onProblem }: RowProps) {
  const [name, setName] = useState(reason.name)
  const update = useAction(inventoryCheckRoutes.updateReason, {
    onDone: () => onProblem(null),
    showError: error => {
      onProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  const change = (patch: Partial<Pick<DifferenceReason, 'name' | 'direction' | 'isActive'>>) =>
    update.mutate({ params: { id: reason.id }, body: { version: reason.version, ...patch } })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_120px_auto] items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextInput
        aria-label={words.rename(reason.name)}
        maxLength={60}
        disabled={!mayEdit}
        value={name}
        onChange={event => setName(event.target.value)}
        onBlur={() => name.trim() !== '' && name.trim() !== reason.name && change({ name: name.trim() })}
      />
      <Select
        label={`${words.direction}: ${reason.name}`}
        value={reason.direction}
        options={directions}
        disabled={!mayEdit}
        onChange={direction => change({ direction })}
      />
      <Switch
        aria-label={`${words.active}: ${reason.name}`}
        checked={reason.isActive}
        disabled={!mayEdit}
        onChange={event => change({ isActive: event.target.checked })}
      />
    </li>
  )
}

function NewReason({ onProblem }: Pick<RowProps, 'onProblem'>) {
  const [name, setName] = useState('')
  const [direction, setDirection] = useState<DifferenceReason['direction']>('BOTH')
  const create = useAction(inventoryCheckRoutes.createReason, {
    onDone: () => {
      setName('')
      onProblem(null)
    },
    showError: error => {
      onProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_120px_auto] items-end gap-2 border-line border-t pt-3 max-sm:grid-cols-1"
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '') create.mutate({ body: { name: name.trim(), direction } })
      }}
    >
      <Field label={words.name}>
        <TextInput maxLength={60} value={name} onChange={event => setName(event.target.value)} />
      </Field>
      <Field label={words.direction}>
        <Select value={direction} options={directions} onChange={setDirection} />
      </Field>
      <Button type="submit" busy={create.isPending} disabled={name.trim() === ''}>
        {words.add}
      </Button>
    </form>
  )
}
