import { type ReactNode, useState } from 'react'
import { kitText } from '../../../text/kit/kit.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Combobox, type ComboboxOption } from '../../../ui/choice/combobox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'

type NameFormProps = {
  label: string
  focused?: boolean
  name: string
  longest: number
  problem: string | undefined
  busy: boolean
  submitLabel?: string
  onName: (name: string) => void
  onSubmit: () => void
  onCancel?: (() => void) | undefined
}

/** One name in a row: to add or to rename. */
export function NameForm(props: NameFormProps) {
  const {
    label,
    focused = false,
    name,
    longest,
    problem,
    busy,
    submitLabel = kitText.save,
    onName,
    onSubmit,
    onCancel,
  } = props
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
            maxLength={longest}
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

type MoveBeforeProps = {
  question: string
  /** Asks where the goods go; null where there are none. */
  moveLabel: string | null
  places: readonly ComboboxOption[]
  /** What having no place is called: the choice that stands at first. */
  nowhere: string
  problem: string | undefined
  busy: boolean
  submitLabel: string
  /** With the id of the new place, `none`, or nothing where there is nothing to move. */
  onSubmit: (moveTo: string | undefined) => void
  onCancel: () => void
}

/** Asks in the row before something goes that goods refer to: where these go. */
export function MoveBefore(props: MoveBeforeProps) {
  const { question, moveLabel, places, nowhere, problem, busy, submitLabel, onSubmit, onCancel } = props
  const [place, setPlace] = useState<ComboboxOption | null>(null)
  return (
    <div className="grid gap-2 py-2">
      <span role="alert" className="text-warning-text">
        {problem ?? question}
      </span>
      <Row>
        {moveLabel && (
          <Field label={moveLabel} className="min-w-0 flex-1">
            <Combobox value={place} options={places} onChange={setPlace} placeholder={nowhere} />
          </Field>
        )}
        <span className="ml-auto flex gap-2 self-end">
          <Button size="sm" ref={node => node?.focus()} onClick={onCancel}>
            {kitText.keep}
          </Button>
          <Button
            size="sm"
            variant="danger"
            busy={busy}
            onClick={() => onSubmit(moveLabel ? (place?.value ?? 'none') : undefined)}
          >
            {submitLabel}
          </Button>
        </span>
      </Row>
    </div>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex items-start gap-2 py-1.5">{children}</div>
}
