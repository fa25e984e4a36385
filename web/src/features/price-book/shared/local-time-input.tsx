import { priceText } from '../../../text/product/price.ts'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { TimeInput } from '../../../ui/date/time-input.tsx'
import { Field } from '../../../ui/field/field.tsx'

type LocalTimeInputProps = {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /** YYYY-MM-DDTHH:mm by the clock of each branch; null is open. */
  value: string | null
  onChange: (value: string | null) => void
}

const midnight = '00:00'

/** A day and an hour; a day alone begins at midnight. */
export function LocalTimeInput({ label, hint, error, required, value, onChange }: LocalTimeInputProps) {
  const day = value?.slice(0, 10) ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-2">
      <Field label={label} hint={hint} error={error} required={required ?? false}>
        <DateInput value={day} onChange={next => onChange(next && `${next}T${value?.slice(11) ?? midnight}`)} />
      </Field>
      <Field label={priceText.hour}>
        <TimeInput
          value={value?.slice(11) ?? null}
          disabled={day === null}
          onChange={time => day && onChange(`${day}T${time ?? midnight}`)}
        />
      </Field>
    </div>
  )
}
