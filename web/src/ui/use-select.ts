import { fold } from '@quay/domain/text/fold'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type OptionRow, optionId } from './option-list.tsx'

const pauseOfTyping = 700

/** Which row a Select stands at, whether its list is open, and the keys of its button. */
export function useSelect(options: readonly OptionRow[], chosenKey: string | undefined) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const typed = useRef({ text: '', at: 0 })

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
  /** Letters choose the first row that begins with them; the same letter again goes to the next one. */
  function jump(letter: string, time: number) {
    const { text, at } = typed.current
    const next = time - at > pauseOfTyping ? letter : text + letter
    typed.current = { text: next, at: time }
    const wanted = fold([...next].every(one => one === letter) ? letter : next)
    const from = next.length === 1 || wanted.length === 1 ? marked + 1 : marked
    const order = [...rows.keys()].map(place => (place + from) % rows.length)
    const found = order.find(place => fold(rows[place]?.label ?? '').startsWith(wanted))
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
