import { undeclaredVat, type VatRate } from '@quay/contract/enumeration'
import { storeUses } from '../../api/session/store-uses.ts'
import type { Discount } from '../../ui/field/percent-or-money-input.tsx'

/** The rate that a new line begins with: that of its goods, or none in a store without VAT. */
export const rateToBegin = (rate: VatRate): VatRate => (storeUses().vat ? rate : undeclaredVat)

type PricedLine = { price: number | null; vatRate: VatRate | null; discount?: Discount }

/**
 * A line of an invoice or of a document that is copied, as this store writes it: without VAT what is paid stays the same, and
 * its VAT is part of the price.
 */
export function vatIntoPrice<Line extends PricedLine>(line: Line): Line {
  if (storeUses().vat || line.vatRate === null || line.vatRate <= 0) return line
  const whole = (amount: number) => Math.round((amount * (100 + line.vatRate!)) / 100)
  const { discount } = line
  return {
    ...line,
    price: line.price === null ? null : whole(line.price),
    vatRate: undeclaredVat,
    ...(discount?.unit === 2 && { discount: { ...discount, value: whole(discount.value) } }),
  }
}
