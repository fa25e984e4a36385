import type { Bill } from '@quay/contract/bill/shapes'
import { saleText } from '../../../../text/till/sale.ts'
import { toast } from '../../../../ui/popup/toast.ts'
import type { CartView } from '../../cart/cart-view.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { TillSession } from '../../till-session.ts'
import { bagAction, movesCash, type Printing, printOptions } from '../pay-sale.ts'
import { localNumberOf } from './reference-of.ts'
import { unsentBill } from './unsent-bill.ts'

/** Tells that a sale is kept, keeps its paper for the next time, and prints it where the till prints. */
export async function goOnWithout(
  session: TillSession,
  draft: Draft,
  view: CartView,
  { soldAt, offline: { slug } }: { soldAt: string; offline: { slug?: string | undefined } },
  isOffline: boolean,
  { print, isOn }: Printing,
): Promise<void> {
  const number = localNumberOf(draft.id)
  const { context } = session.till.store.getState().facts
  const waiting = draft.cart.customer ? await session.outbox.every().catch(() => []) : []
  const bill = context && unsentBill(draft, view, context, session.place, { soldAt, slug, waiting })
  keepPaper(session, draft.id, bill)
  toast.warning(isOffline ? saleText.keptOffline(number) : saleText.unclear(number), {
    milliseconds: 10_000,
    actions: bill ? bagAction(session, bill, print) : [],
  })
  if (!bill) return void (isOn && toast.warning(saleText.notPrinted))
  const opensDrawer = movesCash(bill)
  if (isOn) print(bill, { ...printOptions(session), isUnsent: true, opensDrawer })
  else if (opensDrawer) print(null, null)
}

/** Where no paper could be made, none was printed. */
function keepPaper({ outbox }: TillSession, id: string, paper: Bill | null): void {
  const isKept = outbox.change(id, entry => ({
    ...entry,
    paper,
    offline: entry.offline && (paper ? entry.offline : { ...entry.offline, papers: 0 }),
  }))
  isKept.catch(() => {})
}
