import type { VatRate } from '@quay/contract/enumeration'
import { percentOf, toBasisPoints } from '../money/percent-of.ts'
import { isSafeAmount, multiplyAmount } from '../money/safe-amount.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'

interface ReturnPriceInput {
  lines: readonly { quantity: number; price: number; vatRate?: VatRate | null | undefined }[]
  /** Đồng that the provider keeps. */
  deduction: number
}

export interface PricedReturn {
  lines: { amount: number; vat: number }[]
  goodsAmount: number
  vatAmount: number
  deduction: number
  /** What the provider owes back: goods + VAT − deduction. */
  refundable: number
}

/** What a return is worth, in đồng; the screen and the server count it alike. A deduction may take all of it, not more. */
export function priceReturn({ lines, deduction }: ReturnPriceInput): Outcome<PricedReturn> {
  const priced: PricedReturn['lines'] = []
  for (const [index, { quantity, price, vatRate }] of lines.entries()) {
    const amount = multiplyAmount(quantity, price)
    if (amount === null) return refuse('amount-too-large', {}, `items.${index}.quantity`)
    priced.push({ amount, vat: vatRate && vatRate > 0 ? percentOf(amount, toBasisPoints(vatRate)) : 0 })
  }
  const goodsAmount = priced.reduce((sum, line) => sum + line.amount, 0)
  const vatAmount = priced.reduce((sum, line) => sum + line.vat, 0)
  const whole = goodsAmount + vatAmount
  if (!isSafeAmount(whole)) return refuse('amount-too-large', {}, 'items')
  if (deduction > whole)
    return refuse('deduction-over-goods', { most: whole, mostText: formatDong(whole) }, 'deduction')
  return { ok: true, lines: priced, goodsAmount, vatAmount, deduction, refundable: whole - deduction }
}
