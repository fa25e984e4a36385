import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceRow } from '@quay/contract/price-book/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { priceText } from '../../text/product/price.ts'
import { isPriceMeant } from '../../ui/field/is-price-meant.ts'
import { toast } from '../../ui/popup/toast.ts'
import { type PriceColumn, priceIn, withPrice } from './grid-column.ts'

interface Change {
  row: PriceRow
  column: PriceColumn
  from: number | null
  to: number | null
}
type Page = { items: PriceRow[] }
type Followed = readonly { bookId: string; name: string; price: number }[]

/**
 * Saves each cell by itself, shown at once and taken back where the server says no; what was changed can be undone, the
 * last first. A price that jumps is asked about first. Saves of one screen go one after the other, so that they arrive in the order in which they were typed.
 */
export function useCellEdit(queryKey: QueryKey) {
  const client = useQueryClient()
  const done = useRef<Change[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())

  function show(unitId: string, column: PriceColumn, price: number | null) {
    client.setQueryData<Page>(queryKey, page => {
      if (!page) return page
      const changed = page.items.find(row => row.unitId === unitId)
      const items = page.items.map(row => (row.unitId === unitId ? withPrice(row, column, price) : row))
      // Other units of the product are compared with the base unit.
      const isBase = changed?.isBase && column.bookId === null && price !== null
      return {
        ...page,
        items: isBase
          ? items.map(row => (row.productId === changed.productId ? { ...row, basePrice: price } : row))
          : items,
      }
    })
  }

  /** Sends a change; gives the prices of other books that followed it, or null where it was not saved. */
  async function send({ row, column, from, to }: Change): Promise<Followed | null> {
    show(row.unitId, column, to)
    try {
      const { followed } = await call(priceBookRoutes.setPrice, {
        body: { bookId: column.bookId, unitId: row.unitId, price: to, expected: from },
      })
      for (const { bookId, name, price } of followed) show(row.unitId, { id: bookId, bookId, name }, price)
      // Whether it is above its cap, the server knows.
      if (row.markup) await client.invalidateQueries({ queryKey })
      return followed
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const current = error.code === 'price-moved' ? (error.details.current as number | null) : from
      show(row.unitId, column, current)
      toast.error(error.message)
      return null
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
  return { save, undo }
}

/** A column that nobody shows moves as well: the message names every book that followed. */
const withFollowed = (done: string, followed: Followed) =>
  followed.length === 0 ? done : `${done}. ${priceText.followed(followed)}`

const inWords = (price: number | null) => (price === null ? priceText.none : formatDong(price))
