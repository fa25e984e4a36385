import { DomainError } from '../domain-error.ts'

/** Rows that pages by number may reach; beyond them a page costs as much as all before it, so a cursor is asked for. */
export const pageReach = 10_000

/** A keyset position: the sort values and id of the last row seen, as an opaque string. */
export function encodeCursor(position: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Reads a cursor of `length` values back; one that was not made by us is refused. */
export function decodeCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(position) && position.length === length && position.every(isKey)) return position
  } catch {
    // Falls through to the refusal.
  }
  throw refusedCursor()
}

/** The refusal of a cursor that is not ours. */
export const refusedCursor = () =>
  new DomainError('invalid-input', {}, { issues: [{ path: 'cursor', message: 'Vị trí trang không hợp lệ' }] })

const isKey = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'

/** The offset of a page by number. Throws `use-cursor` beyond the reach. */
export function offsetOf({ page, limit }: { page: number; limit: number }): number {
  const offset = (page - 1) * limit
  if (offset >= pageReach) throw new DomainError('use-cursor')
  return offset
}

/**
 * The list answer of the contract. Takes up to `limit + 1` rows (the extra one tells that there is more), the count
 * of rows up to `pageReach + 1`, and how to make a row's cursor.
 */
export function pageOfRows<Row>(
  rows: Row[],
  counted: number | null,
  { page, limit }: { page: number; limit: number },
  cursorOf: (row: Row) => readonly (string | number | null)[],
) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    totalItem: counted === null || counted > pageReach ? null : counted,
    more: counted !== null && counted > pageReach,
    page,
    limit,
    nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null,
  }
}
