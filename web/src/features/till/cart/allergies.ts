import { salePartText } from '../../../text/till/sale-parts.ts'
import { confirm } from '../../../ui/window/confirm.ts'
import type { TillSession } from '../till-session.ts'

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
