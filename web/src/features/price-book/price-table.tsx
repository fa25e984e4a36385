import type { PriceRow } from '@quay/contract/price-book/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { priceText } from '../../text/product/price.ts'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/popup/toast.ts'
import { type PriceColumn, priceIn } from './grid-column.ts'
import { PriceCell } from './price-cell.tsx'
import { readPrice } from './read-price.ts'

type PriceTableProps = {
  rows: readonly PriceRow[]
  columns: readonly PriceColumn[]
  seesCost: boolean
  showsMargin: boolean
  mayEdit: boolean
  /** The name of a column, with what can be done with its book. */
  head: (column: PriceColumn) => ReactNode
  /** Gives false where the person, asked about the price, does not mean it. */
  onSave: (row: PriceRow, column: PriceColumn, price: number | null) => Promise<boolean>
  onOpen: (row: PriceRow) => void
}

export type Place = { row: number; column: number }

const headCell =
  'sticky top-0 z-sticky h-9 border-line-strong border-b bg-surface-2 px-2 text-12 text-ink-2 text-left font-medium whitespace-nowrap'
/** Left out on a phone, where prices are what one came for. */
const narrow = 'max-sm:hidden'

/** What is being typed, where, over which text, and why it cannot be saved as it is. It stays with its goods when the rows move. */
type Typed = { row: PriceRow; column: PriceColumn; before: string; text: string; problem: string | null }

/**
 * Prices like a sheet of calculation: arrows move, a digit or Enter begins to type, Enter goes down, Tab to the right,
 * Esc leaves it as it was, Delete takes a price out of a book. One tab stop. A text that is no price keeps its field open
 * with the reason; who leaves it by the mouse reads what was not saved.
 */
export function PriceTable(props: PriceTableProps) {
  const { rows, columns, seesCost, showsMargin, mayEdit, head, onSave, onOpen } = props
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const [typed, setTyped] = useState<Typed | null>(null)
  /** Whether a field is open: leaving it must not save again what a key saved. */
  const isTyping = useRef(false)
  /** What the open field holds. */
  const inField = useRef('')
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const isGone =
    typed !== null &&
    !(rows.some(({ unitId }) => unitId === typed.row.unitId) && columns.some(({ id }) => id === typed.column.id))
  useEffect(() => {
    if (!isGone) return
    isTyping.current = false
    setTyped(null)
    const text = inField.current.trim()
    if (text !== typed.before)
      toast.error(priceText.notSaved(nameOf(typed.row, typed.column), text, priceText.leftSheet))
  }, [isGone, typed])
  const place = { row: Math.min(at.row, Math.max(rows.length - 1, 0)), column: Math.min(at.column, columns.length - 1) }

  function go(next: Place) {
    const row = Math.min(Math.max(next.row, 0), rows.length - 1)
    const column = Math.min(Math.max(next.column, 0), columns.length - 1)
    isTyping.current = false
    // The field gives way to the cell first, and at once: the next key may be here before the next frame.
    flushSync(() => {
      setAt({ row, column })
      setTyped(null)
    })
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus()
  }
  /** Saves what was typed; gives false, and says why in the open field, where it is no price. */
  function commit(text: string, here: Place): boolean {
    const row = rows[here.row]!
    const column = columns[here.column]!
    const reading = readPrice(text, column)
    if (!('value' in reading)) {
      setTyped(open => open && { ...open, problem: reading.problem })
      return false
    }
    isTyping.current = false
    setTyped(null)
    void onSave(row, column, reading.value).then(isMeant => {
      // Back in the field, to be mended, where its goods are still in the sheet.
      const at = latest.current.findIndex(({ unitId }) => unitId === row.unitId)
      if (!isMeant && at >= 0) type({ ...here, row: at }, text)
    })
    return true
  }
  /** The field is left by other means than a key of its own: a text that is no price is not saved, and said so. */
  function leave(text: string, here: Place) {
    if (!isTyping.current || commit(text, here)) return
    isTyping.current = false
    setTyped(null)
    const row = rows[here.row]!
    const column = columns[here.column]!
    const reading = readPrice(text, column)
    if ('problem' in reading) toast.error(priceText.notSaved(nameOf(row, column), text.trim(), reading.problem))
  }
  function type(here: Place, text: string) {
    const [row, column] = [latest.current[here.row]!, columns[here.column]!]
    isTyping.current = true
    inField.current = text
    setAt(here)
    setTyped({ row, column, before: shown(row, column), text, problem: null })
  }
  const canEdit = ({ row, column }: Place) => mayEdit && !(columns[column]!.bookId === null && rows[row]!.isSum)

  function onCellKey(event: KeyboardEvent<HTMLElement>, here: Place) {
    if (typed !== null || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const moves: Record<string, Place> = {
      ArrowDown: { ...here, row: here.row + 1 },
      ArrowUp: { ...here, row: here.row - 1 },
      ArrowRight: { ...here, column: here.column + 1 },
      ArrowLeft: { ...here, column: here.column - 1 },
      Home: { ...here, column: 0 },
      End: { ...here, column: columns.length - 1 },
      PageDown: { ...here, row: here.row + 10 },
      PageUp: { ...here, row: here.row - 10 },
    }
    const next = moves[event.key]
    if (next) go(next)
    else if ((event.key === 'Enter' || event.key === 'F2') && canEdit(here))
      type(here, shown(rows[here.row]!, columns[here.column]!))
    else if (/^\d$/.test(event.key) && canEdit(here)) type(here, event.key)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && canEdit(here) && columns[here.column]!.bookId)
      void onSave(rows[here.row]!, columns[here.column]!, null)
    else if (event.key === ' ') onOpen(rows[here.row]!)
    else return
    event.preventDefault()
  }
  function onFieldKey(event: KeyboardEvent<HTMLInputElement>, here: Place) {
    if (event.nativeEvent.isComposing) return
    const after: Record<string, Place> = {
      Enter: { ...here, row: here.row + (event.shiftKey ? -1 : 1) },
      Tab: { ...here, column: here.column + (event.shiftKey ? -1 : 1) },
      ArrowDown: { ...here, row: here.row + 1 },
      ArrowUp: { ...here, row: here.row - 1 },
    }
    const next = after[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      go(here)
    } else if (next && commit(event.currentTarget.value, here)) go(next)
    else if (!next) return
    event.preventDefault()
  }
  return (
    <table ref={table} aria-label={priceText.title} className="w-full border-separate border-spacing-0 text-13">
      <thead>
        <tr>
          <th scope="col" className={classNames(headCell, 'min-w-36 pl-4 sm:min-w-52')}>
            {priceText.goods}
          </th>
          <th scope="col" className={headCell}>
            {priceText.unit}
          </th>
          {seesCost && (
            <>
              <th scope="col" className={classNames(headCell, narrow, 'text-right')}>
                {rows.some(row => row.costHoldsVat) ? priceText.costWithVat : priceText.cost}
              </th>
              <th scope="col" className={classNames(headCell, narrow, 'text-right')}>
                {priceText.lastPurchase}
              </th>
            </>
          )}
          {columns.map(column => (
            <th key={column.id} scope="col" className={classNames(headCell, 'w-40 min-w-32 text-right')}>
              {head(column)}
            </th>
          ))}
          <th scope="col" className={classNames(headCell, 'pr-4 text-right')}>
            {priceText.posted}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.unitId} className="hover:bg-surface-2">
            <td className={classNames('px-2 pl-4', lined(rows, index))}>
              {rows[index - 1]?.productId !== row.productId && (
                <>
                  <span className="block font-medium">{row.productName}</span>
                  <span className="block text-12 text-ink-3">{row.productCode}</span>
                </>
              )}
            </td>
            <td className={classNames('px-2 whitespace-nowrap', lined(rows, index))}>
              <button
                type="button"
                onClick={() => onOpen(row)}
                aria-label={priceText.openUnit(row.productName, row.unitName)}
                className="rounded-1 py-1 text-left text-accent-text hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                {row.unitName}
              </button>
              {row.ratio > 1 && (
                <span className="block text-12 text-ink-3">
                  {formatNumber(row.ratio)} {row.baseUnitName.toLowerCase()}
                </span>
              )}
            </td>
            {seesCost && (
              <>
                <Figure value={row.cost} className={classNames(narrow, lined(rows, index))} />
                <Figure value={row.lastPurchase} className={classNames(narrow, lined(rows, index))} />
              </>
            )}
            {columns.map((column, columnIndex) => {
              const here = { row: index, column: columnIndex }
              const open = typed?.row.unitId === row.unitId && typed.column.id === column.id ? typed : null
              const isHere = place.row === index && place.column === columnIndex
              return (
                <PriceCell
                  key={column.id}
                  row={row}
                  column={column}
                  here={here}
                  isStop={isHere}
                  typed={open?.text ?? null}
                  problem={open?.problem ?? null}
                  showsMargin={showsMargin}
                  canEdit={canEdit(here)}
                  className={lined(rows, index)}
                  onFocus={() => setAt(here)}
                  onKey={event => onCellKey(event, here)}
                  onFieldKey={event => onFieldKey(event, here)}
                  onStart={() => type(here, shown(row, column))}
                  onType={text => {
                    inField.current = text
                    if (open?.problem) setTyped({ ...open, problem: null })
                  }}
                  onLeave={text => leave(text, here)}
                />
              )
            })}
            <Figure value={row.postedPrice} className={classNames('pr-4', lined(rows, index))} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shown = (row: PriceRow, column: PriceColumn) => {
  const price = priceIn(row, column)
  return price === null ? '' : formatNumber(price)
}

const nameOf = (row: PriceRow, column: PriceColumn) => `${column.name}, ${row.productName} (${row.unitName})`

/** A line under the last unit of a product. */
const lined = (rows: readonly PriceRow[], index: number) =>
  classNames('h-11', rows[index + 1]?.productId !== rows[index]!.productId && 'border-line border-b')

function Figure({ value, className }: { value: number | null | undefined; className: string }) {
  return (
    <td className={classNames('px-2 text-right whitespace-nowrap text-ink-2', className)}>
      {value === null || value === undefined ? <span className="text-ink-3">—</span> : formatNumber(value)}
    </td>
  )
}
