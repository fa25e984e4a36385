import type { Bill } from '@quay/contract/bill/shapes'
import { ApiError } from '../../../api/api-error.ts'
import type { Outbox } from '../../../offline/outbox/outbox.ts'
import type { SentSale } from '../../../offline/outbox/sent-sales.ts'
import { saleText } from '../../../text/till/sale.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { loadGoOnAsNew } from '../later-parts.ts'
import type { Till } from '../till.ts'

export interface PaidSources {
  outbox: Pick<Outbox, 'get' | 'drop'>
  /** The acknowledged sales of this browser among these ids. */
  findSent(ids: readonly string[]): Promise<ReadonlyMap<string, SentSale>>
  readBill(id: string): Promise<Bill>
}

/**
 * At the opening of the till: a cart that was paid before the browser ended is not shown again. One that the server
 * acknowledged is closed, one that the outbox holds is the outbox's, one that was refused stays with the reason. Only a
 * cart that is marked as sent and known to neither is asked for at the server, behind the open till.
 */
export async function closePaidDrafts(till: Till, { outbox, findSent, readBill }: PaidSources): Promise<void> {
  const { drafts } = till.store.getState()
  const [sent, waiting] = await Promise.all([
    findSent(drafts.map(({ id }) => id)).catch((): ReadonlyMap<string, SentSale> => new Map()),
    Promise.all(drafts.map(({ id }) => outbox.get(id))).catch(() => []),
  ])
  const entries = new Map(waiting.flatMap(entry => (entry ? [[entry.id, entry] as const] : [])))
  for (const draft of drafts) {
    const known = sent.get(draft.id)
    const entry = entries.get(draft.id)
    if (known) {
      till.finish(draft.id)
      toast.success(saleText.alreadySaved(known.code))
    } else if (entry?.due === 'refused' && entry.life === 'live') {
      if (entry.refusal?.code === 'idempotency-conflict')
        void loadGoOnAsNew().then(
          ({ goOnAsNew }) => goOnAsNew(till, draft.id, readBill),
          () => {},
        )
      else till.refuse(draft.id, { lineId: null, sentence: entry.refusal?.message ?? '' })
      await outbox.drop(draft.id)
    } else if (entry) till.finish(draft.id)
    else if (draft.isSent) void askServer(till, draft.id, readBill)
  }
}

async function askServer(till: Till, id: string, readBill: PaidSources['readBill']) {
  try {
    const bill = await readBill(id)
    till.finish(id)
    toast.success(saleText.alreadySaved(bill.code))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Not there: it never arrived, so it is a draft as before. Anything else: its id still guards it against doubling.
    till.markSent(id, false)
  }
}
