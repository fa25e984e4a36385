import type { UnbilledPreview, UnbilledPreviewBody } from '@quay/contract/sale-return/unbilled'
import { valueUnbilled } from '@quay/domain/sale-return/decide-unbilled-return'
import { roundRefund } from '@quay/domain/sale-return/settle-return'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { readUnbilled } from './load-unbilled.ts'

/** What a return without a bill would come to. Writes nothing. Throws what valueUnbilled refuses. */
export async function previewUnbilled(tx: Tx, actor: Actor, body: UnbilledPreviewBody): Promise<UnbilledPreview> {
  const facts = await readUnbilled(tx, actor, { ...body, branchId: branchOf(actor, body.branchId) })
  // What is beyond the rules is shown all the same: a colleague may allow it when it is sent.
  const valued = valueUnbilled(body, { ...facts, rights: { ...facts.rights, mayAllow: true } })
  if (!valued.ok) throw refuseAs(valued)
  const { goodsAmount, fee, refundable, vatAmount, items } = valued.value
  return {
    goodsAmount,
    fee,
    rest: refundable,
    restInCash: refundable + roundRefund(refundable, facts.rules.cashRounding, null),
    cashRounding: facts.rules.cashRounding,
    roundingRoom: null,
    vatAmount,
    items: items.map(({ net, forcedWhy }) => ({ net, forcedWhy })),
  }
}
