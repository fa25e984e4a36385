import { type KeyboardEvent, useState } from 'react'

type RowFocusOptions<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onEnter?: ((row: Row) => void) | undefined
  onSpace?: ((row: Row) => void) | undefined
  onToggle?: ((row: Row) => void) | undefined
}

/** The rows of a list as one tab stop: arrows, Home and End move, Enter opens, Space ticks; → and ← open and close a row. */
export function useRowFocus<Row>({ rows, rowKey, onEnter, onSpace, onToggle }: RowFocusOptions<Row>) {
  const [current, setCurrent] = useState<string | null>(null)
  const index = rows.findIndex(row => rowKey(row) === current)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // A key pressed in a control inside the row belongs to that control.
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    const row = rows[index]
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (target !== undefined) focusRow(event.currentTarget, target)
    else if (event.key === 'Enter' && row && onEnter) onEnter(row)
    else if (row && onToggle && opensOrCloses(event)) onToggle(row)
    else if (event.key === ' ' && row && onSpace) onSpace(row)
    else return
    event.preventDefault()
  }

  /** Props of the row at `place`: its tab stop, focus and keys. */
  function rowProps(row: Row, place: number) {
    const key = rowKey(row)
    const stop = index === -1 ? place === 0 : key === current
    return { tabIndex: stop ? 0 : -1, 'data-row': place, onFocus: () => setCurrent(key), onKeyDown }
  }
  return { current: index === -1 ? null : current, rowProps }
}

function focusRow(from: HTMLElement, place: number) {
  // A row shown in place may hold a list of its own: its rows are not ours.
  const list = from.closest('[data-rows]')
  list?.querySelector<HTMLElement>(`:scope > [data-row="${place}"]`)?.focus()
}

function opensOrCloses({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const expanded = currentTarget.getAttribute('aria-expanded')
  return (key === 'ArrowRight' && expanded === 'false') || (key === 'ArrowLeft' && expanded === 'true')
}
