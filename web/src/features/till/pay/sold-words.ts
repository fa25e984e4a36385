import { formatDong } from '@quay/domain/text/format-number'
import { saleText } from '../../../text/till/sale.ts'
import type { LastSale } from '../till.ts'

/** The sale in one line: what was paid, owed, given back. */
export function soldWords({ code, paid, change, debt }: Pick<LastSale, 'code' | 'paid' | 'change' | 'debt'>): string {
  const words = (amount: number) => (amount > 0 ? formatDong(amount) : null)
  return saleText.sold(code, { paid: words(paid), change: words(change), debt: words(debt) })
}
