import type { InboundReturn, InboundReturnBody } from '@quay/contract/inbound-return/shapes'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { reportDocument } from '../submission/tell-outside.ts'
import { applyReturn } from './apply-return.ts'
import { describeReturn } from './describe-return.ts'
import { planReturn } from './plan-return.ts'
import { readReturn } from './return-queries.ts'
import { insertReturn } from './return-store.ts'

/**
 * Writes a return of goods, as a draft or completed at once. Gives it; for a copy of one that was written already, that one.
 * Throws what decideReturn refuses, and `idempotency-conflict`.
 */
export function createReturn(tx: Tx, actor: Actor, body: InboundReturnBody, hash: Buffer): Promise<InboundReturn> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'inbound_return',
    id,
    hash,
    read: () => readReturn(tx, actor, id),
    make: () => makeReturn(tx, actor, { ...body, id }, hash),
  })
}

async function makeReturn(tx: Tx, actor: Actor, body: InboundReturnBody & { id: string }, hash: Buffer) {
  const { id, status, ...content } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const items = body.items.map(item => ({ ...item, id: newId() }))
  const plan = await planReturn(tx, { ...content, id, branchId, items }, status)

  const code = await nextCode(tx, 'THN')
  await insertReturn(tx, actor, plan, { code, hash })
  if (status === 'SUCCEED') {
    await applyReturn(tx, actor, plan, code)
    await reportDocument(tx, { kind: 'inbound-return', id, code, branchId })
  }

  const subject = { kind: 'inbound-return', id, code, branchId, amount: plan.document.refundable || null }
  await tx.audit('inbound-return.create', subject, undefined, describeReturn(plan.document))
  return readReturn(tx, actor, id)
}
