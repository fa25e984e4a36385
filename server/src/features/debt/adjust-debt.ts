import type { debtRoutes } from '@quay/contract/money/routes'
import { decideDebtAdjustment } from '@quay/domain/debt/decide-debt-adjustment'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postingOf } from '../stock/posting.ts'
import { insertAdjustment, readAdjustment } from './adjustment-store.ts'
import { lockPartner, postAllocations, postDebt } from './apply-debt.ts'
import { debtAdjustmentCodes } from './codes.ts'
import { readOpenDebts } from './debt-queries.ts'

/** A payment that comes with a discount says which debts it settles first. */
type Body = z.output<(typeof debtRoutes)['adjust']['body']> & { debtEntryIds?: readonly string[] }

/**
 * Changes a debt without money, with a reason: put right by hand, or a discount for paying. Gives the document and the
 * debt that is left. Throws `not-found`, `debt-discount-over` and `idempotency-conflict`.
 */
export function adjustDebt(tx: Tx, actor: Actor, body: Body, hash: Buffer) {
  return createFrom(tx, 'debt_adjustment', body, hash, {
    read: id => readAdjustment(tx, actor, id),
    make: (content, own) => makeAdjustment(tx, actor, content, own),
  })
}

async function makeAdjustment(tx: Tx, actor: Actor, body: Body & { id: string }, hash: Buffer) {
  const { id, partnerKind, partnerId, kind, reason } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const partner = await lockPartner(tx, partnerKind, partnerId)
  if (!partner) throw refuseField('not-found', 'partnerId', { kind: partnerKind, id: partnerId })
  const [openDebts, { today }] = await Promise.all([readOpenDebts(tx, body), readBranchDay(tx, branchId)])
  const decision = decideDebtAdjustment(body, { partner, openDebts })
  if (!decision.ok) throw refuseAs(decision)
  const { debtEntry, allocations } = decision.plan

  const code = await nextCode(tx, debtAdjustmentCodes)
  const named = { kind: partnerKind, id: partnerId, name: partner.name }
  const posting = postingOf(actor, 'debt-adjustment', { id, code, branchId }, today, named)
  const entryId = newId()
  const { amount } = debtEntry
  await Promise.all([
    insertAdjustment(tx, actor, {
      id,
      code,
      branchId,
      businessDay: today,
      partner: named,
      kind,
      amount,
      reason,
      hash,
    }),
    postDebt(tx, posting, { ...debtEntry, id: entryId, partnerKind, note: reason }),
    postAllocations(
      tx,
      allocations.map(allocation => ({ ...allocation, paymentEntryId: entryId })),
    ),
    tx.audit(
      'debt.adjust',
      // What is owed to us less is ours no more; what we owe less is ours.
      {
        kind: partnerKind,
        id: partnerId,
        code: partner.name,
        branchId,
        amount: partnerKind === 'customer' ? amount : -amount,
      },
      { debt: partner.debt },
      { code, debt: debtEntry.balanceAfter, amount, reason },
    ),
  ])
  return readAdjustment(tx, actor, id)
}
