import { mostExported } from '@quay/contract/user-log/shapes'

interface ListPage<Row> {
  items: readonly Row[]
  nextCursor: string | null
}

const pageSize = 200

/**
 * All rows that a list gives for a filter, page by page: a file shows what the list shows, what it hides from some people
 * included. At most one row more than a file holds. For lists of some thousands; a longer one is read by a statement of its own.
 */
export async function everyRow<Row>(
  list: (page: { page: number; limit: number; cursor?: string }) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null | undefined
  do {
    const { items, nextCursor } = await list({ page: 1, limit: pageSize, ...(cursor && { cursor }) })
    rows.push(...items)
    cursor = nextCursor
  } while (cursor && rows.length <= mostExported)
  return rows
}
