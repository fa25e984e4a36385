/** A book and the one that its formula starts from. */
export interface BookBase {
  id: string
  baseBookId: string | null
}

/**
 * Books in the order in which their prices can be made: each after the one that it starts from. Null where they go round
 * in a circle. A base that is not among them is made already.
 */
export function orderBooks<Book extends BookBase>(books: readonly Book[]): Book[] | null {
  const byId = new Map(books.map(book => [book.id, book]))
  const ordered = new Set<Book>()
  for (const book of books) {
    const chain: Book[] = []
    for (let next: Book | undefined = book; next && !ordered.has(next); next = byId.get(next.baseBookId ?? '')) {
      if (chain.includes(next)) return null
      chain.push(next)
    }
    for (const one of chain.reverse()) ordered.add(one)
  }
  return [...ordered]
}
