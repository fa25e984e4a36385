import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { useFieldContext } from '../field/field-context.ts'
import { bareInput, InputFrame } from '../field/input-frame.tsx'
import type { ComboboxOption, OptionSource } from './combobox.tsx'
import { OptionList, optionId } from './option-list.tsx'
import { useOptions } from './use-options.ts'

type SuggestInputProps<T extends ComboboxOption> = {
  value: string
  /** What is typed, letter by letter. */
  onType: (text: string) => void
  onTake: (option: T) => void
  onLeave?: () => void
  options: OptionSource<T>
  maxLength?: number
}

/**
 * A line of text that offers what is known beside it, found without accents. What was typed stays as it is until somebody takes an
 * offer: no row is marked before ↓ was pressed, so Enter and Tab never put another name in the place of the typed one.
 */
export function SuggestInput<T extends ComboboxOption>(props: SuggestInputProps<T>) {
  const { value, onType, onTake, onLeave, options, maxLength } = props
  const { control } = useFieldContext()
  const listId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const query = value.trim()
  const found = useOptions(options, query, isOpen && query !== '')

  function close() {
    setIsOpen(false)
    setMarked(-1)
  }
  const rows = found.options.map(option => ({
    key: option.value,
    label: option.label,
    detail: option.detail,
    take: () => {
      close()
      onTake(option)
    },
  }))
  const open = isOpen && query !== '' && rows.length > 0
  const place = Math.min(marked, rows.length - 1)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      setIsOpen(true)
      if (open) setMarked(place < 0 ? (by > 0 ? 0 : rows.length - 1) : (place + by + rows.length) % rows.length)
    } else if (event.key === 'Escape' && open) {
      // Closes the list only, not the dialog around the field.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && open && rows[place]) rows[place].take()
    else return
    event.preventDefault()
  }
  const markedRow = open ? rows[place] : undefined
  return (
    <>
      <InputFrame ref={frame} invalid={control['aria-invalid']}>
        <input
          {...control}
          role="combobox"
          aria-expanded={open}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={markedRow && optionId(listId, markedRow.key)}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={event => {
            onType(event.target.value)
            setMarked(-1)
            setIsOpen(true)
          }}
          onBlur={() => {
            close()
            onLeave?.()
          }}
          onKeyDown={onKeyDown}
          className={bareInput}
        />
      </InputFrame>
      <OptionList
        id={listId}
        open={open}
        anchor={frame}
        rows={rows}
        place={place}
        chosenKey={undefined}
        onMark={setMarked}
        status={kitText.offered(rows.length)}
      />
    </>
  )
}
