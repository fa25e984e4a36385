import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import type { Actor, Tx } from '../../db/transaction.ts'
import { resendDocument } from '../submission/resend.ts'
import { readReturn } from './return-queries.ts'
import { lockReturn } from './return-store.ts'

/** Has the reports of a return sent again. Gives the document. Throws `not-found` and `nothing-to-resend`. */
export async function resendReturn(tx: Tx, actor: Actor, id: string): Promise<InboundReturn> {
  const { code, branchId } = await lockReturn(tx, actor, id)
  await resendDocument(tx, { kind: 'inbound-return', id, code, branchId })
  return readReturn(tx, actor, id)
}
