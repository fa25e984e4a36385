import type { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Disposal, DisposalBody } from '@quay/contract/disposal/shapes'
import type { z } from 'zod'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { describeDisposal } from './describe-disposal.ts'
import { readDisposal } from './disposal-queries.ts'
import { insertDisposal, lockDisposal, replaceDisposalContent } from './disposal-store.ts'
import { applyDisposal, planDisposal } from './plan-disposal.ts'

/**
 * Writes a disposal, as a draft or completed at once. Gives it; for a copy of one that was written already, that one. Throws
 * what decideDisposal refuses, and `idempotency-conflict`.
 */
export function createDisposal(tx: Tx, actor: Actor, body: DisposalBody, hash: Buffer): Promise<Disposal> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'disposal',
    id,
    hash,
    read: () => readDisposal(tx, actor, id),
    make: () => makeDisposal(tx, actor, { ...body, id }, hash),
  })
}

async function makeDisposal(tx: Tx, actor: Actor, body: DisposalBody & { id: string }, hash: Buffer) {
  const { id, status, ...content } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const items = body.items.map(item => ({ ...item, id: newId() }))
  const plan = await planDisposal(tx, { ...content, id, branchId, items }, status)

  const code = await nextCode(tx, 'XH')
  await insertDisposal(tx, actor, plan, { code, hash })
  if (status === 'SUCCEED') await applyDisposal(tx, actor, plan, code)

  const subject = { kind: 'disposal', id, code, branchId, amount: -plan.disposal.value || null }
  await tx.audit('disposal.create', subject, undefined, describeDisposal(plan.disposal))
  return readDisposal(tx, actor, id)
}

type ReplaceBody = z.output<(typeof disposalRoutes)['replace']['body']>

/**
 * Puts new content in the place of a draft's, or completes it. Throws `not-found`, `not-a-draft`, `version-conflict` with the
 * document as it is, and what decideDisposal refuses.
 */
export async function replaceDisposal(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, status, ...content }: ReplaceBody,
): Promise<Disposal> {
  const before = await lockDisposal(tx, actor, id)
  if (before.status !== 'DRAFT') throw new DomainError('not-a-draft', { code: before.code })
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: await readDisposal(tx, actor, id) })
  const branchId = branchOf(actor, content.branchId ?? before.branchId)
  requireActiveBranch(actor, branchId)
  const items = content.items.map(item => ({ ...item, id: newId() }))
  const plan = await planDisposal(tx, { ...content, id, branchId, items }, status)

  await replaceDisposalContent(tx, plan)
  if (status === 'SUCCEED') await applyDisposal(tx, actor, plan, before.code)

  await tx.audit(
    status === 'SUCCEED' ? 'disposal.complete' : 'disposal.update',
    { kind: 'disposal', id, code: before.code, branchId, amount: -plan.disposal.value || null },
    describeDisposal(before),
    describeDisposal(plan.disposal),
  )
  return readDisposal(tx, actor, id)
}
