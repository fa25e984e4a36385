/** The grid of head and lines: eight columns, seven on a narrow till, a card of three on a phone. */
export const cartColumns =
  'grid items-center grid-cols-[36px_minmax(0,1fr)_84px_104px_108px_64px_100px_36px] ' +
  // Without the discount of a line, where the device does without it.
  'xl:in-data-no-discount:grid-cols-[36px_minmax(0,1fr)_84px_104px_108px_100px_36px] ' +
  'max-xl:grid-cols-[32px_minmax(0,1fr)_74px_100px_90px_84px_28px] ' +
  'max-sm:grid-cols-[88px_minmax(0,1fr)_80px_28px]'

/** Heights in pixels; all lines are alike: a warning never makes a row jump. Under a finger they are taller (tokens). */
export function lineHeights() {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--row-cart')
  return { head: 28, table: Number.parseFloat(token) || 44, card: 96 }
}
