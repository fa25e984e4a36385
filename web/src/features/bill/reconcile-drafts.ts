import type { Bill } from '@quay/contract/bill'
import { ApiError } from '../../api/api-error.ts'
import type { Outbox } from '../../offline/outbox.ts'
import { saleText } from '../../text/sale.ts'
import { toast } from '../../ui/toast.ts'
import { localNumberOf } from './reference-of.ts'
import type { Till } from './till.ts'

/**
 * After a crash in the middle of paying: a draft that the outbox holds is the outbox's now, one that was refused is the
 * till's again, and of one that neither holds the server is asked whether it became a bill.
 */
export async function reconcileDrafts(
  till: Till,
  outbox: Outbox,
  readBill: (id: string) => Promise<Bill>,
): Promise<void> {
  const entries = new Map((await outbox.list()).map(entry => [entry.id, entry]))
  for (const draft of till.store.getState().drafts) {
    const entry = entries.get(draft.id)
    if (entry?.state === 'refused') {
      till.refuse(draft.id, { lineId: null, sentence: entry.refusal?.message ?? '' })
      await outbox.drop(draft.id)
    } else if (entry) till.finish(draft.id)
    else if (draft.isSent) await askServer(till, draft.id, readBill)
  }
}

async function askServer(till: Till, id: string, readBill: (id: string) => Promise<Bill>) {
  try {
    const bill = await readBill(id)
    till.finish(id)
    toast.success(saleText.confirmed(localNumberOf(id), bill.code))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Not there: it never arrived, so it is a draft as before. Anything else: its id still guards it against doubling.
    till.markSent(id, false)
  }
}
