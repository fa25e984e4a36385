interface Line {
  key: string
}

/** The lines with one of them changed; the others stay the same objects and are not drawn again. */
export const withChanged = <L extends Line>(lines: readonly L[], key: string, change: (line: L) => L): readonly L[] =>
  lines.map(line => (line.key === key ? change(line) : line))

/**
 * The lines with `line` at the end. Where one `isSame` as it, that one stays in its place and becomes what `again` makes
 * of it. `key` is of the line to go on with.
 */
export function withLine<L extends Line>(
  lines: readonly L[],
  line: L,
  isSame: (there: L) => boolean,
  again: (there: L) => L,
): { lines: readonly L[]; key: string } {
  const there = lines.find(isSame)
  if (!there) return { lines: [...lines, line], key: line.key }
  return { lines: withChanged(lines, there.key, again), key: there.key }
}

/** Whether a line is of the product, and what it becomes when the product is added again: one more. */
export const ofProduct = (productId: string) => (there: { productId: string }) => there.productId === productId
export const oneMore = <L extends { quantity: number | null }>(there: L): L => ({
  ...there,
  quantity: (there.quantity ?? 0) + 1,
})

/** The lines without one of them, and where it stood; null where it is not there. */
export function withoutLine<L extends Line>(
  lines: readonly L[],
  key: string,
): { lines: readonly L[]; line: L; place: number } | null {
  const place = lines.findIndex(line => line.key === key)
  const line = lines[place]
  return line ? { lines: lines.toSpliced(place, 1), line, place } : null
}

/** The lines with one put back where it stood. */
export const withPutBack = <L extends Line>(lines: readonly L[], line: L, place: number): readonly L[] =>
  lines.toSpliced(place, 0, line)
