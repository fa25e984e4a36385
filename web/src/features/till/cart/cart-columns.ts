import type { TillSettings } from '../settings/till-settings.ts'

/** The grid of head and lines: as wide as `columnWidths` says, on a phone a card of three. */
export const cartColumns =
  'grid items-center grid-cols-(--cart-wide) max-xl:grid-cols-(--cart-narrow) max-sm:grid-cols-[88px_minmax(0,1fr)_80px_28px]'

/** The columns of a cart that a device shows; a narrow till never has room for the discount. */
export function columnWidths({ showsNumber, showsPrice, showsDiscount }: Columns): Record<string, string> {
  const line = (number: string, unit: string, quantity: string, price: string, discount: string, rest: string) =>
    `${showsNumber ? number : ''} minmax(0,1fr) ${unit} ${quantity} ${showsPrice ? price : ''} ${discount} ${rest}`
  return {
    '--cart-wide': line('36px', '84px', '104px', '108px', showsDiscount ? '64px' : '', '100px 36px'),
    '--cart-narrow': line('32px', '74px', '100px', '90px', '', '84px 28px'),
  }
}

type Columns = Pick<TillSettings, 'showsNumber' | 'showsPrice' | 'showsDiscount'>

/** Heights in pixels; all lines are alike: a warning never makes a row jump. Under a finger they are taller (tokens). */
export function lineHeights() {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--row-cart')
  return { head: 28, table: Number.parseFloat(token) || 44, card: 112 }
}
