import { formatNumber } from '@quay/domain/text/format-number'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { KeyboardEvent, Ref } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { classNames } from '../class-names.ts'
import { useFieldContext } from './field-context.ts'
import { readNumber } from './read-number.ts'
import { useDraftText } from './use-draft-text.ts'

const largestQuantity = 999_999_999

type QuantityInputProps = {
  value: number | null
  onChange: (value: number | null) => void
  /** Names the field where no Field does: "Số lượng Paracetamol". */
  label?: string
  min?: number
  /** A typed 0 can be read although `min` is above it: the line goes. */
  takesZero?: boolean
  max?: number
  /** What is counted, "viên": said with the bound that was passed. */
  unit?: string
  disabled?: boolean
  invalid?: boolean
  /** In a dense row: quieter border at rest. */
  quiet?: boolean
  ref?: Ref<HTMLInputElement>
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

const step =
  'grid h-full w-6 shrink-0 place-items-center text-ink-2 hover:enabled:bg-hover disabled:text-ink-off pointer-coarse:w-9 [&_svg]:size-3.5'

/** A whole quantity with − and +. The keys + and − work inside the field too. */
export function QuantityInput(props: QuantityInputProps) {
  const { value, onChange, label, min = 1, max = largestQuantity, takesZero = false, unit } = props
  const { disabled, invalid, quiet, ref, onKeyDown } = props
  const { control } = useFieldContext()
  const field = useDraftText({
    value,
    onChange,
    format: quantity => formatNumber(quantity),
    read: text => readNumber(text, { min: takesZero ? 0 : min, max, whole: true, unit }),
  })
  const wrong = invalid || field.problem !== null || control['aria-invalid']
  const change = (by: number) => field.put(Math.min(max, Math.max(min, (value ?? 0) + by)))

  function key(event: KeyboardEvent<HTMLInputElement>) {
    const by = event.key === '+' ? 1 : event.key === '-' && min >= 0 ? -1 : 0
    if (by !== 0 && !event.nativeEvent.isComposing) {
      event.preventDefault()
      change(by)
    } else onKeyDown?.(event)
  }
  return (
    <span
      className={classNames(
        'inline-flex h-control-sm items-center overflow-hidden rounded-2 border',
        'focus-within:outline-2 focus-within:-outline-offset-1',
        wrong ? 'border-danger focus-within:outline-danger' : 'focus-within:outline-focus',
        !wrong && (quiet ? 'border-line-strong' : 'border-line-input'),
        disabled ? 'bg-sunken text-ink-3' : 'bg-surface',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={stepName(kitText.less, label)}
        onClick={() => change(-1)}
        disabled={disabled || (value ?? min) <= min}
        className={step}
      >
        <Minus />
      </button>
      <input
        {...control}
        ref={ref}
        aria-label={label}
        aria-invalid={wrong || undefined}
        title={field.problem ?? undefined}
        data-unreadable={field.unreadable}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={field.text}
        onChange={event => field.type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={field.leave}
        onKeyDown={key}
        className="h-full w-10 min-w-0 bg-transparent text-center font-semibold outline-none!"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={stepName(kitText.add, label)}
        onClick={() => change(1)}
        disabled={disabled || (value ?? min) >= max}
        className={step}
      >
        <Plus />
      </button>
    </span>
  )
}

const stepName = (verb: string, label: string | undefined) => (label ? `${verb}: ${label}` : verb)
