import type { KeyboardEvent } from 'react'

/** Where an arrow leads: rows and columns from here. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows move the focus from box to box of a table, over cells that hold none. For `onKeyDown` of the table. */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th')
  if (!step || !cell || !(event.target instanceof HTMLInputElement)) return
  const rows = [...event.currentTarget.rows]
  let [row, column] = [rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex]
  for (;;) {
    row += step[0]
    column += step[1]
    const next = rows[row]?.cells[column]
    if (!next) return
    const box = next.querySelector<HTMLInputElement>(':scope > label > input:enabled')
    if (!box) continue
    event.preventDefault()
    box.focus()
    return
  }
}
