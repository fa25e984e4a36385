import { formatNumber } from '@quay/domain/text/format-number'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { kitText } from '../../text/kit/kit.ts'
import { countingText } from '../../text/stock/counting.ts'
import { readNumber } from '../../ui/field/read-number.ts'
import { useDraftText } from '../../ui/field/use-draft-text.ts'

const mostQuantity = 999_999_999
const step =
  'grid h-full w-14 shrink-0 place-items-center text-ink-2 hover:enabled:bg-hover disabled:text-ink-off [&_svg]:size-5'

type UnitProps = {
  unit: string
  product: string
  value: number | null
  onAdd: (by: number) => void
  onChange: (quantity: number | null) => void
  /** Enter: on to the next field. */
  onDone: () => void
}

/** How many of one unit: large enough for a thumb, and a number can be typed over it. */
export function CountUnit({ unit, product, value, onAdd, onChange, onDone }: UnitProps) {
  const field = useDraftText<number>({
    value,
    onChange,
    format: quantity => formatNumber(quantity),
    read: text => readNumber(text, { min: 0, max: mostQuantity, whole: true }),
  })
  const label = countingText.unitOf(unit.toLowerCase(), product)
  return (
    <div className="flex h-control-xl items-stretch overflow-hidden rounded-2 border border-line-input focus-within:outline-2 focus-within:outline-focus">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${kitText.less}: ${label}`}
        disabled={!value}
        onClick={() => onAdd(-1)}
        className={step}
      >
        <Minus />
      </button>
      <input
        aria-label={label}
        aria-invalid={field.problem !== null || undefined}
        data-unreadable={field.unreadable}
        data-count-unit
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={field.text}
        onChange={event => field.type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={field.leave}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onDone()
        }}
        className="min-w-0 flex-1 bg-transparent text-center font-semibold text-20 outline-none!"
      />
      <span className="grid w-20 place-items-center truncate bg-surface-2 text-14">{unit.toLowerCase()}</span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${kitText.add}: ${label}`}
        onClick={() => onAdd(1)}
        className={step}
      >
        <Plus />
      </button>
    </div>
  )
}
