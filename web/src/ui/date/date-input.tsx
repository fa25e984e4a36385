import { formatDate } from '@quay/domain/text/format-date'
import { parseDate } from '@quay/domain/time/parse-date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { inputOf } from '../field/input-of.ts'
import { TextInput, type TextInputProps } from '../field/text-input.tsx'
import { type Reading, useDraftText } from '../field/use-draft-text.ts'
import { laterPart } from '../later-part.tsx'
import { Skeleton } from '../page/skeleton.tsx'
import { Popover } from '../popup/popover.tsx'
import { localToday } from './local-today.ts'

const Calendar = laterPart(
  async () => (await import('./calendar.tsx')).default,
  () => <Skeleton lines={7} />,
)

export type DateInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'suffix' | 'min' | 'max'> & {
  /** YYYY-MM-DD, or null for an empty field. */
  value: string | null
  onChange: (value: string | null) => void
  /** A month alone (0827) means its last day: expiry dates. */
  monthEnd?: boolean
  min?: string
  max?: string
  /** For two-digit years and the mark in the calendar; today in Vietnam by default. */
  today?: string
}

/**
 * A date typed as 31082027, 31/08/27 or (with `monthEnd`) 0827, or picked from a calendar that loads when opened: by its button, or by Alt+↓, so that Tab
 * takes one press a field.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, monthEnd = false, min, max, today = localToday(), onBlur, ...rest } = props
  const [open, setOpen] = useState(false)
  const field = useDraftText({
    value,
    onChange,
    format: formatDate,
    read: text => readDate(text, { today, monthEnd, min, max }),
  })
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      {...inputOf(field, { invalid: rest.invalid, onBlur })}
      onKeyDown={event => {
        rest.onKeyDown?.(event)
        if (event.key !== 'ArrowDown' || !event.altKey || rest.disabled || rest.readOnly) return
        event.preventDefault()
        setOpen(true)
      }}
      suffix={
        <Popover
          open={open}
          onOpenChange={setOpen}
          label={kitPartText.calendar}
          align="end"
          trigger={
            <button
              type="button"
              tabIndex={-1}
              aria-label={kitPartText.openCalendar}
              title={kitPartText.calendarKey}
              disabled={rest.disabled || rest.readOnly}
              className="-mr-1 grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:text-ink pointer-coarse:-mr-2 pointer-coarse:size-10"
            >
              <CalendarDays />
            </button>
          }
        >
          <Calendar
            value={value}
            today={today}
            min={min}
            max={max}
            onPick={day => {
              field.put(day)
              setOpen(false)
            }}
          />
        </Popover>
      }
    />
  )
}

type DateRule = { today: string; monthEnd: boolean; min?: string | undefined; max?: string | undefined }

function readDate(text: string, { today, monthEnd, min, max }: DateRule): Reading<string> {
  if (text.trim() === '') return { value: null }
  const value = parseDate(text, { today, monthEnd })
  if (value === null) return { problem: monthEnd ? kitText.badMonthDate : kitPartText.badDate }
  if (min !== undefined && value < min) return { problem: kitPartText.tooEarly(formatDate(min)) }
  if (max !== undefined && value > max) return { problem: kitPartText.tooLate(formatDate(max)) }
  return { value }
}
