import { productRoutes } from '@quay/contract/product'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useAction } from '../../api/use-action.ts'
import { kitText } from '../../text/kit.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ProductGroup } from './group-tree.ts'

const longestName = 100

/** Adds a group, under another one or at the top. Stays open for the next name. */
export function AddGroup({ parent, onDone }: { parent: ProductGroup | null; onDone?: () => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const create = useAction(productRoutes.createGroup, {
    onDone: () => {
      setName('')
      onDone?.()
    },
    showError: error => show(error, setProblem),
  })
  return (
    <NameForm
      label={parent ? productText.groupAddIn(parent.name) : productText.groupName}
      focused={parent !== null}
      name={name}
      problem={problem}
      busy={create.isPending}
      submitLabel={productText.groupAdd}
      onName={text => {
        setProblem(undefined)
        setName(text)
      }}
      onSubmit={() => create.mutate({ body: { name: name.trim(), ...(parent ? { parentId: parent.id } : {}) } })}
      onCancel={onDone}
    />
  )
}

/** Gives a group another name. */
export function RenameGroup({ group, onDone }: { group: ProductGroup; onDone: () => void }) {
  const [name, setName] = useState(group.name)
  const [problem, setProblem] = useState<string>()
  const update = useAction(productRoutes.updateGroup, { onDone, showError: error => show(error, setProblem) })
  return (
    <NameForm
      label={productText.groupRename(group.name)}
      focused
      name={name}
      problem={problem}
      busy={update.isPending}
      submitLabel={kitText.save}
      onName={setName}
      onSubmit={() => update.mutate({ params: { id: group.id }, body: { name: name.trim(), version: group.version } })}
      onCancel={onDone}
    />
  )
}

/** Asks in the row before an empty group goes. */
export function DeleteGroup({ group, onDone }: { group: ProductGroup; onDone: () => void }) {
  const [problem, setProblem] = useState<string>()
  const drop = useAction(productRoutes.deleteGroup, { onDone, showError: error => show(error, setProblem) })
  return (
    <Row>
      <span role="alert" className="min-w-0 flex-1 text-warning-text">
        {problem ?? `${productText.groupDelete(group.name)}?`}
      </span>
      <Button size="sm" ref={node => node?.focus()} onClick={onDone}>
        {kitText.keep}
      </Button>
      <Button
        size="sm"
        variant="danger"
        busy={drop.isPending}
        onClick={() => drop.mutate({ params: { id: group.id } })}
      >
        {productText.groupDelete('').trim()}
      </Button>
    </Row>
  )
}

function show(error: ApiError, setProblem: (problem: string) => void): boolean {
  setProblem(error.issues[0]?.message ?? error.message)
  return true
}

type NameFormProps = {
  label: string
  focused: boolean
  name: string
  problem: string | undefined
  busy: boolean
  submitLabel: string
  onName: (name: string) => void
  onSubmit: () => void
  onCancel: (() => void) | undefined
}

function NameForm(props: NameFormProps) {
  const { label, focused, name, problem, busy, submitLabel, onName, onSubmit, onCancel } = props
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '') onSubmit()
      }}
    >
      <Row>
        <Field label={label} labelHidden error={problem} className="flex-1">
          <TextInput
            autoFocus={focused}
            maxLength={longestName}
            placeholder={label}
            value={name}
            onChange={event => onName(event.target.value)}
          />
        </Field>
        {onCancel && <Button onClick={onCancel}>{kitText.cancelEdit}</Button>}
        <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
          {submitLabel}
        </Button>
      </Row>
    </form>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex items-start gap-2 py-1.5">{children}</div>
}
