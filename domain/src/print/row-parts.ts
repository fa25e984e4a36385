import { formatNumber } from '../text/format-number.ts'
import type { Part } from './part.ts'

/** A row with an amount, which no setting of the paper breaks. */
export const money = (left: string, amount: number, points: number, bold = false): Part => ({
  part: 'pair',
  left,
  right: formatNumber(amount),
  points,
  bold,
})

/** The same, and nothing where it comes to nothing. */
export const someMoney = (left: string, amount: number, points: number): Part[] =>
  amount === 0 ? [] : [money(left, amount, points)]

export const words = (text: string, points: number, look: { bold?: boolean; italic?: boolean } = {}): Part => ({
  part: 'text',
  text,
  points,
  ...look,
})

export const middle = (text: string, points: number, look: { bold?: boolean; italic?: boolean } = {}): Part => ({
  part: 'text',
  text,
  points,
  align: 'middle',
  ...look,
})

/** '2027-08-31' → '08/27', as it stands on the box. */
export const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`
