import type { Inbound } from '@quay/contract/inbound/shapes'
import type { Actor, Tx } from '../../db/transaction.ts'
import { resendDocument } from '../submission/resend.ts'
import { readInbound } from './inbound-queries.ts'
import { lockInbound } from './inbound-store.ts'

/** Has the reports of an import sent again. Gives the document. Throws `not-found` and `nothing-to-resend`. */
export async function resendInbound(tx: Tx, actor: Actor, id: string): Promise<Inbound> {
  const { code, branchId } = await lockInbound(tx, actor, id)
  await resendDocument(tx, { kind: 'inbound', id, code, branchId })
  return readInbound(tx, actor, id)
}
