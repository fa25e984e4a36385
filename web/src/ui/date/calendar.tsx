import { DayPicker } from 'react-day-picker'
import { vi } from 'react-day-picker/locale/vi'

type CalendarProps = {
  value: string | null
  today: string
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}

const yearsAhead = 15
const yearsBack = 100

/** A month to pick a day from. Default export: DateInput loads it when its button is first pressed. */
export default function Calendar({ value, today, min, max, onPick }: CalendarProps) {
  const now = fromIso(today)
  const from = min ? fromIso(min) : new Date(now.getFullYear() - yearsBack, 0)
  const to = max ? fromIso(max) : new Date(now.getFullYear() + yearsAhead, 11, 31)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={vi}
      captionLayout="dropdown"
      today={now}
      selected={value ? fromIso(value) : undefined}
      defaultMonth={fromIso(value ?? today)}
      startMonth={from}
      endMonth={to}
      disabled={{ before: from, after: to }}
      onSelect={day => onPick(toIso(day))}
      classNames={{
        root: 'relative p-1',
        month_caption: 'flex h-control items-center justify-center',
        dropdowns: 'flex gap-1',
        dropdown_root: 'relative',
        dropdown: 'h-control-sm rounded-1 border border-line-strong bg-surface px-1 font-medium',
        caption_label: 'hidden',
        nav: 'absolute inset-x-1 top-1 flex h-control items-center justify-between',
        button_previous: 'grid size-control-sm place-items-center rounded-1 hover:bg-hover aria-disabled:text-ink-off',
        button_next: 'grid size-control-sm place-items-center rounded-1 hover:bg-hover aria-disabled:text-ink-off',
        chevron: 'size-4 fill-current',
        month_grid: 'mt-1 border-collapse',
        weekday: 'h-7 w-9 text-center font-medium text-11 text-ink-3',
        day: 'p-0 text-center',
        day_button: 'size-control min-w-9 rounded-1 hover:bg-hover disabled:text-ink-off',
        today: '[&>button]:font-semibold [&>button]:text-accent-text',
        selected: '[&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-hover',
        outside: 'text-ink-3',
      }}
    />
  )
}

function fromIso(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function toIso(date: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, '0')
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1, 2)}-${part(date.getDate(), 2)}`
}
