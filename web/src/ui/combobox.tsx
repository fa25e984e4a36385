import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { kitText } from '../text/kit.ts'
import { classNames } from './class-names.ts'
import { useFieldContext } from './field-context.ts'
import { bareInput, InputFrame, type InputSize } from './input-frame.tsx'
import { Kbd } from './kbd.tsx'
import { optionClass, optionPopupClass } from './menu.tsx'
import { Spinner } from './spinner.tsx'
import { useOptions } from './use-options.ts'

export type ComboboxOption = {
  value: string
  label: string
  /** Quiet second text: a code, a phone. */
  detail?: string
}

type ComboboxProps<T extends ComboboxOption> = {
  value: T | null
  onChange: (option: T | null) => void
  /** All of them, searched here without regard to accents, or a search that asks elsewhere. */
  options: readonly T[] | ((query: string, signal: AbortSignal) => Promise<readonly T[]>)
  /** Offers "Thêm “…”" for a text that matches nothing. */
  onCreate?: (typed: string) => void
  label?: string
  placeholder?: string
  icon?: ReactNode
  keyHint?: string
  size?: InputSize
  disabled?: boolean
  className?: string
}

type Row<T> = { kind: 'option'; option: T } | { kind: 'create'; typed: string }

/** One of many, found by typing. Enter does nothing while an input method composes. */
export function Combobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { value, onChange, options, onCreate, label, placeholder, icon, keyHint, size, disabled, className } = props
  const { control } = useFieldContext()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const found = useOptions(options, typed ?? '', open)
  const query = typed?.trim() ?? ''
  const rows: Row<T>[] = found.options.map(option => ({ kind: 'option', option }))
  if (onCreate && query !== '') rows.push({ kind: 'create', typed: query })

  function choose(row: Row<T> | null) {
    setTyped(null)
    if (row?.kind === 'create') onCreate?.(row.typed)
    else onChange(row?.option ?? null)
  }
  return (
    <Base.Root<Row<T>>
      items={rows}
      filter={null}
      value={value && { kind: 'option', option: value }}
      onValueChange={choose}
      inputValue={typed ?? value?.label ?? ''}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
      open={open}
      onOpenChange={next => {
        setOpen(next)
        if (!next) setTyped(null)
      }}
      itemToStringLabel={rowLabel}
      isItemEqualToValue={(one, other) => rowKey(one) === rowKey(other)}
      autoHighlight
      disabled={disabled}
    >
      <InputFrame
        size={size}
        icon={icon}
        invalid={control['aria-invalid']}
        disabled={disabled}
        className={className}
        suffix={
          <>
            {found.searching ? <Spinner /> : keyHint && <Kbd>{keyHint}</Kbd>}
            {value && (
              <Base.Clear
                aria-label={kitText.clear}
                className="grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:text-ink"
              >
                <X className="size-3.5!" />
              </Base.Clear>
            )}
            <Base.Trigger
              aria-label={kitText.choose}
              className="-mr-1 grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:text-ink"
            >
              <ChevronDown className="size-3.5!" />
            </Base.Trigger>
          </>
        }
      >
        <Base.Input
          {...control}
          aria-label={label}
          placeholder={placeholder}
          className={bareInput}
          onKeyDown={event => {
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventBaseUIHandler()
          }}
        />
      </InputFrame>
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={8} className="z-popover">
          <Base.Popup className={optionPopupClass}>
            <Base.Status className="px-2 text-12 text-ink-3 not-empty:py-1.5">
              {found.failed
                ? kitText.searchFailed
                : rows.length === 0 && (found.searching ? kitText.loading : kitText.noMatch)}
            </Base.Status>
            <Base.List>
              {(row: Row<T>) => (
                <Base.Item
                  key={rowKey(row)}
                  value={row}
                  className={classNames(optionClass, row.kind === 'create' && 'text-ink-2')}
                >
                  {row.kind === 'create' && <Plus className="size-3.5!" />}
                  <span className="min-w-0 flex-1">{rowLabel(row)}</span>
                  {row.kind === 'option' && row.option.detail && (
                    <span className="pl-4 text-12 text-ink-2">{row.option.detail}</span>
                  )}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function rowLabel(row: Row<ComboboxOption>): string {
  return row.kind === 'create' ? kitText.addTyped(row.typed) : row.option.label
}

function rowKey(row: Row<ComboboxOption>): string {
  return row.kind === 'create' ? 'create' : `option ${row.option.value}`
}
