import { kitPartText } from '../../text/kit/kit-parts.ts'
import { inputOf } from '../field/input-of.ts'
import { TextInput, type TextInputProps } from '../field/text-input.tsx'
import { type Reading, useDraftText } from '../field/use-draft-text.ts'

export type TimeInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** HH:mm, or null for an empty field. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A time of day typed as 7, 730, 7:30 or 19h30. Text, because the browser's own field may ask for AM and PM. */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const field = useDraftText({ value, onChange, format: time => time, read: readTime })
  return (
    <TextInput
      placeholder="07:30"
      {...rest}
      inputMode="numeric"
      {...inputOf(field, { invalid: rest.invalid, onBlur })}
    />
  )
}

/** What a text means as a time of day, HH:mm. */
export function readTime(text: string): Reading<string> {
  const clean = text.trim()
  if (clean === '') return { value: null }
  const match = /^(\d{1,2})(?:\s*[:.hg]\s*(\d{2})?|(\d{2}))?$/i.exec(clean)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2] ?? match?.[3] ?? 0)]
  if (!match || hour > 23 || minute > 59) return { problem: kitPartText.badTime }
  return { value: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` }
}
