import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import type { ComboboxOption, ComboboxProps } from './combobox.tsx'
import { type OptionRow, optionId } from './option-list.tsx'
import { useOptions } from './use-options.ts'

/** Letters of a question that the server reads; more is no name that somebody looks for. */
const longestQuery = 100

/** What is typed, what is found, which row is marked; and the keys of the input. */
export function useCombobox<T extends ComboboxOption>({
  value,
  onChange,
  options,
  onCreate,
  opensOnFocus,
}: ComboboxProps<T>) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [marked, setMarked] = useState(0)
  // Enter was pressed before the answer to what is typed was there: what stands in the list was found for other words.
  const [held, setHeld] = useState(false)
  const query = typed?.trim() ?? ''
  const found = useOptions(options, query, open)

  const rows: OptionRow[] = found.options.map(option => ({
    key: option.value,
    label: option.label,
    detail: option.detail,
    take: () => finish(() => onChange(option)),
  }))
  if (onCreate && query !== '')
    rows.push({ key: '+', label: kitText.addTyped(query), isNew: true, take: () => finish(() => onCreate(query)) })
  const place = Math.min(marked, rows.length - 1)
  const takeHeld = useEffectEvent(() => {
    setHeld(false)
    if (held && open) rows[place]?.take()
  })
  useEffect(() => {
    if (!found.searching) takeHeld()
  }, [found.searching])

  function close() {
    setHeld(false)
    setOpen(false)
    setTyped(null)
    setMarked(0)
  }
  function finish(then: () => void) {
    close()
    then()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && open) {
      // Closes the list only, not the dialog around the field.
      event.stopPropagation()
      close()
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      setOpen(true)
      if (open) setMarked((place + by + rows.length) % Math.max(1, rows.length))
    } else if (event.key === 'Enter' && open && found.searching) setHeld(true)
    else if (event.key === 'Enter' && open && rows[place]) rows[place].take()
    else return
    event.preventDefault()
  }
  const markedRow = open ? rows[place] : undefined
  const inputProps = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-autocomplete': 'list' as const,
    'aria-controls': open && rows.length > 0 ? listId : undefined,
    'aria-activedescendant': markedRow && optionId(listId, markedRow.key),
    maxLength: longestQuery,
    value: typed ?? value?.label ?? '',
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value)
      setMarked(0)
      setHeld(false)
      setOpen(true)
    },
    onClick: () => setOpen(true),
    ...(opensOnFocus && { onFocus: () => setOpen(true) }),
    onBlur: close,
    onKeyDown,
  }
  const status = found.problem ?? (found.searching ? kitText.loading : kitText.noMatch)
  return {
    listId,
    open,
    rows,
    place,
    searching: found.searching,
    status,
    chosenKey: value?.value,
    inputProps,
    mark: setMarked,
  }
}
