import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Count } from '../mark/count.tsx'

type Segment<T extends string | number> = { value: T; label: ReactNode; count?: number }

type SegmentedProps<T extends string | number> = {
  value: T
  onChange: (value: T) => void
  options: ReadonlyArray<Segment<T>>
  /** Names the choice for readers. */
  label: string
  small?: boolean
  /** Shares the whole width. */
  fill?: boolean
}

/** A choice of two to five, one always taken. One tab stop, arrows move the choice. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { value, onChange, options, label, small = false, fill = false } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'max-w-full gap-0.5 rounded-2 bg-sunken p-0.5',
        fill ? 'flex flex-wrap' : 'inline-flex overflow-x-auto',
      )}
    >
      {options.map(option => (
        <label
          key={option.value}
          className={classNames(
            'relative inline-flex cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-1 font-medium text-ink-2',
            'has-checked:bg-raised has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong hover:text-ink',
            'has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus',
            small ? 'h-6 px-2 text-12 pointer-coarse:h-8' : 'h-7 px-2.5 pointer-coarse:h-10',
            fill && 'flex-1 px-1!',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none!"
          />
          {option.label}
          {option.count !== undefined && <Count value={option.count} />}
        </label>
      ))}
    </div>
  )
}
