import type { Bill } from '@quay/contract/bill/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { saleText } from '../../../text/till/sale.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { beyondBill } from '../cart/beyond-bill.ts'
import type { Till } from '../till.ts'

/**
 * The server has another bill under this cart's id: the cart was paid before and came back. Says which bill that is, and
 * leaves in the cart, under a new id, what the bill does not have. Where the bill cannot be read the whole cart stays.
 */
export async function goOnAsNew(till: Till, id: string, readBill: (id: string) => Promise<Bill>): Promise<void> {
  const bill = await readBill(id).catch(() => null)
  const draft = till.store.getState().drafts.find(other => other.id === id)
  if (!draft) return
  const left = bill ? beyondBill(draft.cart, bill) : draft.cart
  if (bill) toast.success(saleText.alreadySaved(bill.code))
  if (left.lines.length === 0) return till.finish(id)
  till.renew(id, left, bill ? salePartText.savedBefore(bill.code, formatDong(bill.payable)) : salePartText.savedUnknown)
}
