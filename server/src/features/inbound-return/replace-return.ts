import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { reportDocument } from '../submission/tell-outside.ts'
import { applyReturn } from './apply-return.ts'
import { describeReturn } from './describe-return.ts'
import { planReturn } from './plan-return.ts'
import { readReturn } from './return-queries.ts'
import { lockReturn, replaceReturnContent } from './return-store.ts'

type Body = z.output<(typeof inboundReturnRoutes)['replace']['body']>

/**
 * Puts new content in the place of a draft's, or completes it. Throws `not-found`, `not-a-draft`, `version-conflict` with the
 * document as it is, and what decideReturn refuses.
 */
export async function replaceReturn(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, status, ...content }: Body,
): Promise<InboundReturn> {
  const before = await lockReturn(tx, actor, id)
  if (before.status !== 'DRAFT') throw new DomainError('not-a-draft', { code: before.code })
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: await readReturn(tx, actor, id) })
  const branchId = branchOf(actor, content.branchId ?? before.branchId)
  requireActiveBranch(actor, branchId)
  const items = content.items.map(item => ({ ...item, id: newId() }))
  const plan = await planReturn(tx, { ...content, id, branchId, items }, status)

  await replaceReturnContent(tx, plan)
  if (status === 'SUCCEED') {
    await applyReturn(tx, actor, plan, before.code)
    await reportDocument(tx, { kind: 'inbound-return', id, code: before.code, branchId })
  }

  await tx.audit(
    status === 'SUCCEED' ? 'inbound-return.complete' : 'inbound-return.update',
    { kind: 'inbound-return', id, code: before.code, branchId, amount: plan.document.refundable || null },
    describeReturn(before),
    describeReturn(plan.document),
  )
  return readReturn(tx, actor, id)
}
