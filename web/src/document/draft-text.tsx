import { Field } from '../ui/field/field.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { Textarea } from '../ui/field/textarea.tsx'
import type { Problem } from './problem.ts'

/** The fields of a draft that hold text. */
type TextsOf<D> = { [Name in keyof D & string]: D[Name] extends string ? Name : never }[keyof D & string]

type DraftTextProps<D> = {
  draft: D
  problem: Problem | null
  onChange: (patch: Partial<D>) => void
  name: TextsOf<D>
  label: string
  hint?: string
  required?: boolean
  maxLength: number
  /** So many lines; left out, it is one. */
  rows?: number
}

/** A text of a document, at its path. */
export function DraftText<D>({
  draft,
  problem,
  onChange,
  name,
  label,
  hint,
  required,
  maxLength,
  rows,
}: DraftTextProps<D>) {
  const input = {
    maxLength,
    value: draft[name] as string,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value } as Partial<D>),
  }
  return (
    <div data-path={name}>
      <Field
        label={label}
        hint={hint}
        required={required === true}
        error={problem?.path === name ? problem.text : undefined}
      >
        {rows === undefined ? <TextInput {...input} /> : <Textarea rows={rows} {...input} />}
      </Field>
    </div>
  )
}
