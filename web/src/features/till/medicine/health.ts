import type { TillProduct } from '@quay/contract/till/shapes'
import { allergiesOf, findHealthRisk, type Health, pregnancyOn } from '@quay/domain/medicine/find-health-risk'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import type { CartCustomer } from '../cart/cart.ts'
import type { LineView } from '../cart/cart-view.ts'

/** What the shop knows of a customer's health; before there were fields of their own it stood in the note. */
export const healthOf = ({ health, note }: Pick<CartCustomer, 'health' | 'note'>): Health => ({ ...health, note })

/** Whether there is anything of the customer's health to mind, so that the screen says so. */
export const hasHealth = (customer: CartCustomer, today: string): boolean =>
  Boolean(customer.health?.conditions) ||
  pregnancyOn(healthOf(customer), today) !== null ||
  allergiesOf(healthOf(customer)).length > 0

/** What of the customer's health one of the medicines meets. */
export function riskOf(customer: CartCustomer, medicines: readonly TillProduct[], today: string): LineView['allergy'] {
  for (const medicine of medicines) {
    const met = findHealthRisk(healthOf(customer), medicine, today)
    if (met?.kind === 'allergy') return { shown: saleLineText.allergy(met.words), words: met.words }
    const shown = met && (met.kind === 'pregnancy' ? salePartText.pregnancies[met.words] : met.words)
    if (shown) return { shown, words: shown }
  }
  return null
}
