import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { classNames } from '../class-names.ts'
import { useFieldContext } from '../field/field-context.ts'
import type { InputSize } from '../field/input-frame.tsx'
import { OptionList, type OptionRow } from './option-list.tsx'
import { useSelect } from './use-select.ts'

export type SelectOption<T extends string | number> = {
  value: T
  label: string
  /** Quiet, at the right end: a price, a code. */
  detail?: string | undefined
  disabled?: boolean | undefined
}

type SelectProps<T extends string | number> = {
  value: T | null
  onChange: (value: T) => void
  options: ReadonlyArray<SelectOption<T>>
  /** Names it where no Field does. */
  label?: string | undefined
  placeholder?: string
  size?: InputSize | undefined
  /** In a dense row: quieter border at rest. */
  quiet?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

const heights: Record<InputSize, string> = { sm: 'h-control-sm', base: 'h-control', lg: 'h-control-lg' }

/**
 * One of a few known options; for many, or for search, take Combobox. Written here because a hundred of Base UI's,
 * one a cart line, are too much work for the processor of a shop.
 */
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
  const button = useRef<HTMLButtonElement>(null)
  const chosen = options.find(option => option.value === value)
  const chosenKey = chosen && String(chosen.value)
  const rows: OptionRow[] = options.map(option => ({
    key: String(option.value),
    label: option.label,
    detail: option.detail,
    disabled: option.disabled,
    take: () => onChange(option.value),
  }))
  const list = useSelect(rows, chosenKey)
  return (
    <>
      <button
        {...control}
        {...list.buttonProps}
        ref={button}
        type="button"
        aria-label={label}
        disabled={disabled}
        className={classNames(
          'inline-flex min-w-0 items-center justify-between gap-1.5 rounded-2 border px-2 text-left',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
          heights[size],
          control['aria-invalid']
            ? 'border-danger'
            : quiet
              ? 'border-line-strong hover:border-line-input'
              : 'border-line-input hover:border-ink-3',
          list.open ? 'bg-hover' : 'bg-surface',
          className ?? 'w-full',
        )}
      >
        <span className={classNames('truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
        <ChevronDown className="size-3.5! text-ink-3" />
      </button>
      <OptionList
        id={list.listId}
        open={list.open}
        anchor={button}
        rows={list.rows}
        place={list.marked}
        chosenKey={chosenKey}
        onMark={list.mark}
      />
    </>
  )
}
