import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { kitText } from '../text/kit.ts'
import { classNames } from './class-names.ts'
import { useFieldContext } from './field-context.ts'
import type { InputSize } from './input-frame.tsx'
import { optionClass, optionPopupClass } from './menu.tsx'
import { portalRegion } from './portal-region.ts'

export type SelectOption<T extends string | number> = {
  value: T
  label: string
  /** Quiet, at the right end: a price, a code. */
  detail?: string
  disabled?: boolean
}

type SelectProps<T extends string | number> = {
  value: T | null
  onChange: (value: T) => void
  options: ReadonlyArray<SelectOption<T>>
  /** Names it where no Field does. */
  label?: string
  placeholder?: string
  size?: InputSize
  quiet?: boolean
  disabled?: boolean
  className?: string
}

const heights: Record<InputSize, string> = { sm: 'h-control-sm', base: 'h-control', lg: 'h-control-lg' }

/** One of a few known options. For many, or for search, take Combobox. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const {
    value,
    onChange,
    options,
    label,
    placeholder = kitText.choose,
    size = 'base',
    quiet,
    disabled,
    className,
  } = props
  const { control } = useFieldContext()
  const { 'aria-required': _required, ...ties } = control
  return (
    <Base.Root
      items={[...options]}
      value={value}
      onValueChange={next => next !== null && onChange(next)}
      disabled={disabled}
    >
      <Base.Trigger
        {...ties}
        aria-label={label}
        className={classNames(
          'inline-flex min-w-0 items-center justify-between gap-1.5 rounded-2 border bg-surface px-2 text-left data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3',
          heights[size],
          control['aria-invalid']
            ? 'border-danger'
            : quiet
              ? 'border-line-strong hover:border-line-input'
              : 'border-line-input hover:border-ink-3',
          className ?? 'w-full',
        )}
      >
        <Base.Value className="truncate data-placeholder:text-ink-3" placeholder={placeholder} />
        <ChevronDown className="size-3.5! text-ink-3" />
      </Base.Trigger>
      <Base.Portal {...portalRegion}>
        <Base.Positioner alignItemWithTrigger={false} sideOffset={4} collisionPadding={8} className="z-popover">
          <Base.Popup className={optionPopupClass}>
            {options.map(option => (
              <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={optionClass}>
                <span className="size-3.5 shrink-0">
                  <Base.ItemIndicator>
                    <Check className="size-3.5!" />
                  </Base.ItemIndicator>
                </span>
                <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                {option.detail && <span className="pl-4 text-ink-2">{option.detail}</span>}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
