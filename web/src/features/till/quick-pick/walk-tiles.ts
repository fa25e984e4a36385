const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The tile that an arrow leads to from `from`, in a grid of so many columns; the same one at an edge, null for other keys. */
export function walkTiles(key: string, from: number, count: number, columns: number): number | null {
  const step = steps[key]
  if (!step) return null
  const to = from + step[0] + step[1] * columns
  return to < 0 || to >= count ? from : to
}
