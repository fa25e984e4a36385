import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { useFieldContext } from '../field/field-context.ts'
import { bareInput, InputFrame, type InputSize } from '../field/input-frame.tsx'
import { Kbd } from '../key/kbd.tsx'
import { Spinner } from '../mark/spinner.tsx'
import { OptionList } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'

export type ComboboxOption = {
  value: string
  label: string
  /** Quiet second text: a code, a phone. */
  detail?: string
}

/** All options, searched here without regard to accents, or a search that asks elsewhere. */
export type OptionSource<T> = readonly T[] | ((query: string, signal: AbortSignal) => Promise<readonly T[]>)

export type ComboboxProps<T extends ComboboxOption> = {
  value: T | null
  onChange: (option: T | null) => void
  options: OptionSource<T>
  /** Offers "Thêm “…”" at the end of what was found. */
  onCreate?: ((typed: string) => void) | undefined
  /** Names it where no Field does. */
  label?: string
  placeholder?: string
  icon?: ReactNode
  keyHint?: string
  /** Shows what can be chosen as soon as the field has the focus: Enter takes the first. */
  opensOnFocus?: boolean
  size?: InputSize
  disabled?: boolean
  className?: string
}

const sideButton = 'grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:text-ink [&_svg]:size-3.5'

/**
 * One of many, found by typing. Arrows move, Enter takes, Esc closes; Enter does nothing while an input method
 * composes. Written here because Base UI's hides the rest of the page from readers while its list is open.
 */
export function Combobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { value, onChange, label, placeholder, icon, keyHint, size, disabled, className } = props
  const { control } = useFieldContext()
  const frame = useRef<HTMLSpanElement>(null)
  const box = useCombobox(props)
  return (
    <>
      <InputFrame
        ref={frame}
        size={size}
        icon={icon}
        invalid={control['aria-invalid']}
        disabled={disabled}
        className={className}
        suffix={
          <>
            {box.searching ? <Spinner /> : keyHint && <Kbd>{keyHint}</Kbd>}
            {value && !disabled && (
              <button type="button" aria-label={kitText.clear} onClick={() => onChange(null)} className={sideButton}>
                <X />
              </button>
            )}
            <ChevronDown className="size-3.5! shrink-0 text-ink-3" />
          </>
        }
      >
        <input
          {...control}
          {...box.inputProps}
          aria-label={label}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          className={bareInput}
        />
      </InputFrame>
      <OptionList
        id={box.listId}
        open={box.open}
        anchor={frame}
        rows={box.rows}
        place={box.place}
        chosenKey={box.chosenKey}
        onMark={box.mark}
        status={box.status}
      />
    </>
  )
}
