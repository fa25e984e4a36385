import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'

type SteppedNumberProps = {
  label: string
  more: string
  less: string
  value: number | null
  onChange: (value: number | null) => void
  step: number
  min: number
  max: number
  whole: boolean
  invalid: boolean
  suffix: string
}

/** A number with large buttons beside it: one reading is rarely far from the one before. */
export function SteppedNumber({ label, more, less, value, onChange, step, min, max, ...rest }: SteppedNumberProps) {
  const put = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next * 10) / 10)))
  return (
    <div className="flex items-center gap-1.5">
      <IconButton size="lg" label={less} icon={<Minus />} onClick={() => put((value ?? 0) - step)} />
      <NumberInput
        {...rest}
        size="lg"
        className="w-24"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        onChange={onChange}
      />
      <IconButton size="lg" label={more} icon={<Plus />} onClick={() => put((value ?? 0) + step)} />
    </div>
  )
}
