import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { useHotkey } from '../key/use-hotkey.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

type SearchInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'icon' | 'suffix' | 'keyHint' | 'ref'> & {
  value: string
  onChange: (text: string) => void
  /** Names the field: "Tìm hóa đơn". */
  label: string
  /** The key that brings the focus here, `/` in lists. */
  shortcut?: string
}

/** A field to search with. Esc empties it, and its key focuses it from anywhere on the page. */
export function SearchInput({ value, onChange, label, shortcut, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useHotkey({ id: `search.${label}`, key: shortcut ?? '', label, scope: kitText.list }, () => input.current?.select(), {
    enabled: shortcut !== undefined,
  })
  return (
    <TextInput
      placeholder={label}
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      value={value}
      icon={<Search />}
      keyHint={value === '' ? shortcut : undefined}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        rest.onKeyDown?.(event)
        if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        onChange('')
      }}
      suffix={
        value !== '' && (
          <button
            type="button"
            aria-label={kitText.clear}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
            className="-mr-1 grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:text-ink"
          >
            <X className="size-3.5!" />
          </button>
        )
      }
    />
  )
}
