import { formatDate } from '@quay/domain/text/format-date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { periodText } from '../../text/kit/period.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Field } from '../field/field.tsx'
import { Popover } from '../popup/popover.tsx'
import { DateInput } from './date-input.tsx'
import { type Days, daysOf, type Period, type PeriodPreset, periodPresets } from './period.ts'

type PeriodPickerProps = {
  value: Period
  onChange: (period: Period) => void
  /** The business day at the branch, YYYY-MM-DD. */
  today: string
  presets?: readonly PeriodPreset[]
}

/** Chooses days: by a word, or from one day to another. */
export function PeriodPicker({ value, onChange, today, presets = periodPresets }: PeriodPickerProps) {
  const [open, setOpen] = useState(false)
  const days = daysOf(value, today)
  function choose(period: Period) {
    setOpen(false)
    onChange(period)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Thời gian"
      className="w-64"
      trigger={
        <Button icon={<CalendarDays />} aria-label={`Thời gian: ${periodLabel(value)}`}>
          {periodLabel(value)}
          <ChevronDown className="size-3.5! text-ink-3" />
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-1 pb-2">
        {presets.map(preset => {
          const current = 'preset' in value && value.preset === preset
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={current}
              onClick={() => choose({ preset })}
              className={classNames(
                'h-control rounded-1 px-2 text-left',
                current ? 'bg-accent-soft text-accent-text' : 'hover:bg-hover',
              )}
            >
              {periodText[preset]}
            </button>
          )
        })}
      </div>
      <DayRange key={`${days.from} ${days.to}`} days={days} onChoose={choose} />
    </Popover>
  )
}

/** The words of a period, for its button and its chip. */
export function periodLabel(period: Period): string {
  if ('preset' in period) return periodText[period.preset]
  const { from, to } = period
  if (from !== undefined && to !== undefined)
    return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  if (from !== undefined) return `Từ ${formatDate(from)}`
  return to === undefined ? periodText.all : `Đến ${formatDate(to)}`
}

function DayRange({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const [from, setFrom] = useState(days.from ?? null)
  const [to, setTo] = useState(days.to ?? null)
  const reversed = from !== null && to !== null && from > to
  return (
    <form
      className="grid gap-2 border-line border-t pt-2"
      onSubmit={event => {
        event.preventDefault()
        if (!reversed) onChoose({ from: from ?? undefined, to: to ?? undefined })
      }}
    >
      <Field label="Từ ngày">
        <DateInput value={from} onChange={setFrom} />
      </Field>
      <Field label="Đến ngày" error={reversed ? 'Ngày cuối đang trước ngày đầu' : undefined}>
        <DateInput value={to} onChange={setTo} />
      </Field>
      <Button type="submit">Xem khoảng này</Button>
    </form>
  )
}
