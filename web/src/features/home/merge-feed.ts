interface FeedRow {
  id: string
  at: string
}

/** As many rows as the server answers at first. */
const mostKept = 20

/** The rows that are known with those that came since: each once, the newest first, no more than a card needs. */
export function mergeFeed<Row extends FeedRow>(known: readonly Row[], more: readonly Row[]): readonly Row[] {
  const ids = new Set(known.map(({ id }) => id))
  const fresh = more.filter(({ id }) => !ids.has(id))
  if (fresh.length === 0) return known
  const later = (one: Row, other: Row) =>
    one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1
  return [...fresh, ...known].toSorted(later).slice(0, mostKept)
}
