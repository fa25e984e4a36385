import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceRow } from '@quay/contract/price-book/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { priceText } from '../../text/product/price.ts'
import { isPriceMeant } from '../../ui/field/is-price-meant.ts'
import { toast } from '../../ui/popup/toast.ts'
import { type PriceColumn, priceIn, withPriceOf } from './grid-column.ts'

interface Change {
  row: PriceRow
  column: PriceColumn
  from: number | null
  to: number | null
}
type Page = { items: PriceRow[] }
type Followed = readonly { bookId: string; name: string; price: number }[]
type Own = { unitId: string; column: PriceColumn; price: number | null }

/** Every sheet that was asked for. */
const sheets = { queryKey: [priceBookRoutes.grid.path] }

/**
 * Saves each cell by itself, shown at once and taken back where the server says no; what was changed can be undone, the
 * last first. A price that jumps is asked about first. Saves of one screen go one after the other, so that they arrive in the order in which they were typed.
 * `withOwn` puts what was changed here over rows that may have been read before it.
 */
export function useCellEdit() {
  const client = useQueryClient()
  const done = useRef<Change[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const [own, setOwn] = useState<readonly Own[]>([])
  /** Saves, and sheets asked for after them, that are not answered: until then an older sheet may come. */
  const underWay = useRef(0)

  function show(unitId: string, column: PriceColumn, price: number | null) {
    setOwn(before => [...before, { unitId, column, price }])
    client.setQueriesData<Page>(
      sheets,
      page => page && { ...page, items: withPriceOf(page.items, unitId, column, price) },
    )
  }
  function end() {
    underWay.current -= 1
    if (underWay.current === 0) setOwn([])
  }

  async function askAnew() {
    // A sheet that is asked for the first time would be waited for, as old as it is.
    await client.cancelQueries(sheets)
    await client.invalidateQueries(sheets)
  }

  /** Sends a change; gives the prices of other books that followed it, or null where it was not saved. */
  async function send({ row, column, from, to }: Change): Promise<Followed | null> {
    underWay.current += 1
    show(row.unitId, column, to)
    let isOld = false
    try {
      const { followed } = await call(priceBookRoutes.setPrice, {
        body: { bookId: column.bookId, unitId: row.unitId, price: to, expected: from },
      })
      for (const { bookId, name, price } of followed) show(row.unitId, { id: bookId, bookId, name }, price)
      // Whether it is above its cap, the server knows. A sheet that is on its way may have been read before this price.
      isOld = row.markup !== null || client.isFetching(sheets) > 0
      return followed
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const current = error.code === 'price-moved' ? (error.details.current as number | null) : from
      show(row.unitId, column, current)
      toast.error(error.message)
      return null
    } finally {
      if (isOld) void askAnew().then(end)
      else end()
    }
  }

  /** Saves a price; gives false where it jumps so far from what held before that the person, asked, does not mean it. */
  async function save(row: PriceRow, column: PriceColumn, to: number | null): Promise<boolean> {
    const change = { row, column, from: priceIn(row, column), to }
    if (change.from === to) return true
    // A price that is new in a book is held against the general one, which the customer pays so far.
    if (!(await isPriceMeant({ goods: `${row.productName} (${row.unitName})`, from: change.from ?? row.price, to })))
      return false
    queue.current = queue.current.then(async () => {
      const followed = await send(change)
      if (!followed) return
      done.current.push(change)
      const saved = priceText.changed(`${row.productName} (${row.unitName})`, inWords(change.from), inWords(to))
      toast.success(withFollowed(saved, followed), { actions: [{ label: priceText.undo, onSelect: undo }] })
    })
    return true
  }

  /** Undoes the last change, unless another person changed the price since. */
  function undo() {
    queue.current = queue.current.then(async () => {
      const last = done.current.pop()
      if (!last) return
      const followed = await send({ ...last, from: last.to, to: last.from })
      if (!followed) return
      const undone = priceText.undone(`${last.row.productName} (${last.row.unitName})`, inWords(last.from))
      toast.success(withFollowed(undone, followed))
    })
  }
  const withOwn = (rows: readonly PriceRow[]) =>
    own.reduce((shown, { unitId, column, price }) => withPriceOf(shown, unitId, column, price), rows)
  return { withOwn, save, undo }
}

/** A column that nobody shows moves as well: the message names every book that followed. */
const withFollowed = (done: string, followed: Followed) =>
  followed.length === 0 ? done : `${done}. ${priceText.followed(followed)}`

const inWords = (price: number | null) => (price === null ? priceText.none : formatDong(price))
