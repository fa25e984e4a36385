import { allowAllergies } from '../cart/allergies.ts'
import { medicinesKnown } from '../cart/medicine-step.ts'
import { focusOrderDiscount, focusQuantity } from '../line/line-actions.ts'
import type { Sale } from '../sale-context.ts'
import { showPrescription } from '../use-sale-keys.ts'

/** Whether the new goods may be sold as they stand; else the keyboard goes to what is in the way. Asks about an allergy, as paying does. */
export async function mayBeSold(sale: Sale): Promise<boolean> {
  const { till } = sale
  await sale.goodsRead
  await sale.finding.current
  await medicinesKnown()
  const { view } = till.store.getState()
  if (view.lines.length === 0) return true
  const at = view.problem?.at
  if (at === 'order-discount') focusOrderDiscount()
  else if (typeof at === 'object') {
    till.select(at.lineId)
    if (at.asksForPaper) showPrescription()
    else requestAnimationFrame(() => focusQuantity(sale, at.lineId))
  }
  if (view.problem) return false
  const isAllowed = await allowAllergies(sale)
  if (!isAllowed) sale.focusFind()
  return isAllowed
}
