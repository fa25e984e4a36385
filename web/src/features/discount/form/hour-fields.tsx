import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { discountText } from '../../../text/promotion/discount.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TimeInput } from '../../../ui/date/time-input.tsx'
import { Field } from '../../../ui/field/field.tsx'

type Window = { from: number; to: number }
type HourFieldsProps = { value: readonly Window[] | null; onChange: (hours: Window[] | null) => void }

const most = 4
const hour = 60
const fresh: Window = { from: 8 * hour, to: 12 * hour }

/** Windows of the day; one that ends before it begins runs over midnight. */
export function HourFields({ value, onChange }: HourFieldsProps) {
  const hours = value ?? []
  const change = (at: number, part: Partial<Window>) =>
    onChange(hours.map((window, index) => (index === at ? { ...window, ...part } : window)))
  const remove = (at: number) => onChange(hours.length === 1 ? null : hours.filter((_, index) => index !== at))
  return (
    <Field label={discountText.hours} group>
      {hours.length === 0 && <p className="text-12 text-ink-3">{discountText.allDay}</p>}
      {hours.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: windows have no names, and are only added at the end
        <div key={index} className="flex items-center gap-2">
          <TimeInput
            aria-label={discountText.hoursFrom(index + 1)}
            value={clockOf(from)}
            onChange={next => next && change(index, { from: minuteOf(next) })}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            aria-label={discountText.hoursTo(index + 1)}
            value={clockOf(to)}
            onChange={next => next && change(index, { to: minuteOf(next) })}
          />
          <IconButton
            size="sm"
            label={discountText.removeHours(index + 1)}
            icon={<X />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {hours.length < most && (
        <Button size="sm" className="justify-self-start" icon={<Plus />} onClick={() => onChange([...hours, fresh])}>
          {discountText.addHours}
        </Button>
      )}
    </Field>
  )
}

const two = (number: number) => String(number).padStart(2, '0')
const clockOf = (minute: number) => `${two(Math.floor(minute / hour) % 24)}:${two(minute % hour)}`
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * hour + Number(clock.slice(3, 5))
