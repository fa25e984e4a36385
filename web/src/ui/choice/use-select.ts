import { type KeyboardEvent, useId, useState } from 'react'
import { type OptionRow, optionId } from './option-list.tsx'
import { makeTypedLetters } from './typed-letters.ts'

/** Which row a Select stands at, whether its list is open, and the keys of its button. */
export function useSelect(options: readonly OptionRow[], chosenKey: string | undefined) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const [letters] = useState(makeTypedLetters)

  function show() {
    setMarked(
      Math.max(
        0,
        rows.findIndex(row => row.key === chosenKey),
      ),
    )
    setOpen(true)
  }
  const close = () => setOpen(false)
  const rows = options.map(option => ({
    ...option,
    take: () => {
      close()
      option.take()
    },
  }))
  function jump(letter: string, time: number) {
    const labels = rows.map(row => row.label)
    const found = letters(letter, time, labels, marked)
    if (found !== undefined) setMarked(found)
    if (!open) setOpen(true)
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const { key, ctrlKey, altKey, metaKey } = event
    if (event.nativeEvent.isComposing || ctrlKey || altKey || metaKey) return
    const last = rows.length - 1
    const target = { ArrowDown: Math.min(last, marked + 1), ArrowUp: Math.max(0, marked - 1), Home: 0, End: last }[key]
    if (key === 'Escape' && open) {
      // Closes the list only, not the dialog around the field.
      event.stopPropagation()
      close()
    } else if (target !== undefined) {
      if (open) setMarked(target)
      else show()
    } else if (key === 'Enter' || key === ' ') {
      if (!open) show()
      else if (!rows[marked]?.disabled) rows[marked]?.take()
    } else if (key.length === 1) jump(key, event.timeStamp)
    else return
    event.preventDefault()
  }
  const markedRow = open ? rows[marked] : undefined
  const buttonProps = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': markedRow && optionId(listId, markedRow.key),
    onClick: () => (open ? close() : show()),
    onBlur: close,
    onKeyDown,
  }
  return { listId, open, rows, marked, mark: setMarked, buttonProps }
}
