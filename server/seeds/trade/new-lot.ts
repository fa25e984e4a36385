import { addDays } from '@quay/domain/time/calendar'
import type { Random } from '../random.ts'
import type { Shop } from './shop.ts'

/** Days that goods fresh from the maker keep. */
const freshDays: [number, number] = [420, 1_050]
/** Days of goods that a supplier wants to be rid of. */
const shortDays: [number, number] = [75, 240]
const lastOfMonth = 27

/**
 * A number and an expiry for goods that come in: the lot of the delivery before, now and then one that expires soon,
 * mostly a fresh one. A number that the product had before keeps its expiry.
 */
export function newLot(
  shop: Shop,
  product: number,
  day: string,
): { lotNumber: string; expiryDate: string; isShort: boolean } {
  const { random, shelf } = shop
  const newest = shelf.newestLot(product)
  if (newest?.expiryDate && newest.expiryDate > addDays(day, 240) && random.chance(0.35))
    return { lotNumber: newest.number, expiryDate: newest.expiryDate, isShort: false }
  const isShort = random.chance(0.03)
  const range = isShort ? shortDays : freshDays
  const expiryDate = toPrinted(random, addDays(day, random.between(...range)))
  return withNumber(shop, product, { expiryDate, isShort }, day)
}

/** A lot that expires on a day, with a number that the product does not have. */
export function withNumber(
  { random, shelf }: Shop,
  product: number,
  { expiryDate, isShort }: { expiryDate: string; isShort: boolean },
  day: string,
): { lotNumber: string; expiryDate: string; isShort: boolean } {
  let lotNumber = lotNumberOf(random, day)
  while (shelf.expiryOf(product, lotNumber)) lotNumber = lotNumberOf(random, day)
  return { lotNumber, expiryDate, isShort }
}

/** Most labels print a day near the month's end or its middle. */
function toPrinted(random: Random, day: string): string {
  return `${day.slice(0, 8)}${String(random.pick([1, 10, 15, 20, 25, lastOfMonth])).padStart(2, '0')}`
}

/** As makers number their lots: a letter or two and the year, month and batch. */
function lotNumberOf(random: Random, day: string): string {
  const [year, month] = [day.slice(2, 4), String(random.between(1, 12)).padStart(2, '0')]
  const batch = String(random.between(1, 99)).padStart(2, '0')
  return random.pick([
    () => `${month}${batch}${year}`,
    () => `${random.pick(['A', 'B', 'D', 'H', 'M', 'T'])}${year}${batch}${month}`,
    () => `${random.pick(['VN', 'DP', 'SX', 'LK'])}${year}${month}${batch}`,
    () => `${batch}${random.pick(['A', 'B', 'C'])}${month}${year}`,
  ])()
}
