/** How many whole liều the stock allows: by the component that runs out first. All in base units; none without components. */
export function mostDoses(items: readonly { need: number; available: number }[]): number {
  if (items.length === 0) return 0
  return Math.min(...items.map(({ need, available }) => Math.max(Math.floor(available / need), 0)))
}
