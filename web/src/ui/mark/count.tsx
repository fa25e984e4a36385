import { formatNumber } from '@quay/domain/text/format-number'
import { classNames } from '../class-names.ts'

/** A number in a pill, beside what it counts. */
export function Count({ value, danger = false }: { value: number; danger?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-grid h-[18px] min-w-[18px] place-items-center rounded-full px-[5px] font-semibold text-11',
        danger ? 'bg-danger text-on-solid' : 'bg-sunken text-ink-2',
      )}
    >
      {formatNumber(value)}
    </span>
  )
}
