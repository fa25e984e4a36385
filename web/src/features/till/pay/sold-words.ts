import { formatDong } from '@quay/domain/text/format-number'
import { saleText } from '../../../text/till/sale.ts'
import type { LastSale } from '../till.ts'

type Sold = Pick<LastSale, 'code' | 'paid' | 'change' | 'debt'> & { changeKept?: number }

/** The sale in one line: what was paid, owed, given back. Change that stays with the shop is not given back. */
export function soldWords({ code, paid, change, changeKept = 0, debt }: Sold): string {
  const words = (amount: number) => (amount > 0 ? formatDong(amount) : null)
  return saleText.sold(code, { paid: words(paid), change: words(change - changeKept), debt: words(debt) })
}
