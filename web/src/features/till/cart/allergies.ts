import type { TillProduct } from '@quay/contract/till/shapes'
import { allergiesOf, findHealthRisk, type Health, pregnancyOn } from '@quay/domain/medicine/find-health-risk'
import { saleText } from '../../../text/sale.ts'
import { salePartText } from '../../../text/sale-parts.ts'
import { confirm } from '../../../ui/confirm.ts'
import type { TillSession } from '../till-session.ts'
import type { CartCustomer } from './cart.ts'
import type { CartPart, LineView } from './cart-view.ts'

/** What the shop knows of a customer's health; before there were fields of their own it stood in the note. */
export const healthOf = ({ health, note }: Pick<CartCustomer, 'health' | 'note'>): Health => ({ ...health, note })

/** Whether there is anything of the customer's health to mind, so that the screen says so. */
export const hasHealth = (customer: CartCustomer, today: string): boolean =>
  Boolean(customer.health?.conditions) ||
  pregnancyOn(healthOf(customer), today) !== null ||
  allergiesOf(healthOf(customer)).length > 0

/** What of the customer's health the goods meet, or one of the components of a combo. */
export function allergyOf(
  customer: CartCustomer,
  product: TillProduct,
  parts: readonly CartPart[],
  today: string,
): LineView['allergy'] {
  for (const medicine of [product, ...parts.map(part => part.product)]) {
    const met = findHealthRisk(healthOf(customer), medicine, today)
    if (met?.kind === 'allergy') return { shown: saleText.allergy(met.words), words: met.words }
    const shown = met && (met.kind === 'pregnancy' ? salePartText.pregnancies[met.words] : met.words)
    if (shown) return { shown, words: shown }
  }
  return null
}

/** What was allowed of each draft: who buys, and which goods meet the allergy. */
const allowed = new Map<string, string>()

/**
 * Asks once before a bill is paid whose goods meet an allergy of the customer; again when such goods or another
 * customer come. Gives whether it may be paid. The line that was meant is selected where it may not.
 */
export async function allowAllergies({ till }: Pick<TillSession, 'till'>): Promise<boolean> {
  const { id, cart } = till.activeDraft()
  const lines = till.store.getState().view.lines
  const met = lines.flatMap((view, index) =>
    view.allergy === null ? [] : [{ row: index + 1, line: view.line, shown: view.allergy.shown }],
  )
  const [first] = met
  if (!first) return true
  const what = [cart.customer?.id, ...met.map(({ line }) => line.productId).toSorted()].join(' ')
  if (allowed.get(id) === what) return true
  const yes = await confirm({
    title: salePartText.allergyAsk,
    description: salePartText.allergyAskHint(
      [...new Set(met.map(({ shown }) => shown))].join('; '),
      met.map(({ row, line }) => salePartText.allergyLine(row, line.productName)).join('; '),
    ),
    confirmLabel: salePartText.allergySell,
    keepLabel: salePartText.allergyBack,
    tone: 'danger',
  })
  // Goods that came, or another bill that was opened while it was asked: that was not allowed.
  if (yes && till.activeDraft().cart === cart) {
    allowed.set(id, what)
    return true
  }
  till.select(first.line.id)
  return false
}
