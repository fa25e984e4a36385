import { saleText } from '../../../text/till/sale.ts'
import { useTill } from '../sale-context.ts'

/** The one large number of the screen with its words: of a cart that replaces a bill, what goes over the counter between the two. */
export function useDue(): { label: string; amount: number } {
  const due = useTill(state => state.view.due)
  const alreadyPaid = useTill(state => state.view.alreadyPaid)
  const difference = due - alreadyPaid
  if (alreadyPaid === 0) return { label: saleText.due, amount: due }
  return difference < 0
    ? { label: saleText.giveBack, amount: -difference }
    : { label: saleText.collectMore, amount: difference }
}
