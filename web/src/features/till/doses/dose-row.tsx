import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { doseText } from '../../../text/till/dose.ts'
import { classNames } from '../../../ui/class-names.ts'

type DoseRowProps = {
  id: string
  sample: TillSample
  price: number
  most: number
  isMarked: boolean
  onTake: () => void
}

/** A liều in the list: its price, what is in it, and how many can be handed out. */
export function DoseRow({ id, sample, price, most, isMarked, onTake }: DoseRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an option is pointed at by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      onPointerDown={event => event.preventDefault()}
      onClick={onTake}
      className={classNames(
        'grid cursor-default grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b px-3 py-1.5 last:border-b-0',
        isMarked && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="truncate font-medium">{sample.name}</span>
      <span className="text-right font-semibold">{formatDong(price)}</span>
      <span className="truncate text-12 text-ink-3">
        {[sample.code, sample.doctorName, sample.disease, sample.items.map(item => item.productName).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={classNames('text-right text-12', most === 0 ? 'text-danger-text' : 'text-ink-2')}>
        {most === 0 ? doseText.short : doseText.most(formatNumber(most))}
      </span>
    </div>
  )
}
