import { create } from 'zustand'
import type { StoredKey } from '../../../storage/record-table.ts'
import { readRecord, writeText } from '../../../storage/stored.ts'

/** How much larger than usual the letters of the cart are. */
export const textSizes = { usual: 1, large: 1.15, largest: 1.3 } as const
/** Ways of paying that a bill may begin with. */
const payments = { CASH: true, BANK: true } as const

/** Codes of the units of a discount. */
const discountUnits = { MONEY: 2, PERCENT: 1 } as const

/** How this device sells, for whoever stands at it. */
export interface TillSettings {
  /** Tiles of goods under the cart. */
  showsTiles: boolean
  /** A tone for codes that nobody knows. */
  hasSound: boolean
  /** Columns of the cart: the number of a line, the price of one, the discount of a line. */
  showsNumber: boolean
  showsPrice: boolean
  showsDiscount: boolean
  /** The code of the goods before their name. */
  showsCode: boolean
  /** The first picture of the goods beside their name, in the cart and among what was found. */
  showsPicture: boolean
  /** The till fills the screen from the first key or press on. */
  fillsScreen: boolean
  /** The line that came last stands first. */
  newestFirst: boolean
  /** A scan leads to the quantity of its line, not back to the find box. */
  scanAsksQuantity: boolean
  textSize: keyof typeof textSizes
  payBy: keyof typeof payments
  /** The unit in which a discount is typed before the person switches it. */
  discountIn: keyof typeof discountUnits
}

const stored: StoredKey = 'quay.v1.tillSettings'
export const usualSettings: TillSettings = {
  showsTiles: false,
  hasSound: true,
  showsNumber: true,
  showsPrice: true,
  showsDiscount: true,
  showsCode: false,
  showsPicture: false,
  fillsScreen: false,
  newestFirst: false,
  scanAsksQuantity: false,
  textSize: 'usual',
  payBy: 'CASH',
  discountIn: 'MONEY',
}
const choices: Readonly<Record<string, object>> = { textSize: textSizes, payBy: payments, discountIn: discountUnits }

/** What was kept, with the usual for what it does not say or says wrong. */
export function readSettings(kept: unknown): TillSettings {
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const isGood = (name: string, usual: unknown) =>
    choices[name] ? Object.hasOwn(choices[name], String(values[name])) : typeof values[name] === typeof usual
  const read = Object.entries(usualSettings).map(([name, usual]) => [name, isGood(name, usual) ? values[name] : usual])
  return Object.fromEntries(read) as TillSettings
}

export const useTillSettings = create<TillSettings>(() => readSettings(readRecord(stored, kept => kept)))

/** A discount of nothing, in the unit of the device. */
export const noDiscount = () => ({ unit: discountUnits[useTillSettings.getState().discountIn], value: 0 })

export function changeSettings(change: Partial<TillSettings>): void {
  useTillSettings.setState(change)
  writeText(stored, JSON.stringify(useTillSettings.getState()))
}
