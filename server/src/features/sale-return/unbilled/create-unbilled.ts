import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { UnbilledBody, UnbilledReplace } from '@quay/contract/sale-return/unbilled'
import { decideUnbilledReturn } from '@quay/domain/sale-return/decide-unbilled-return'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { nextCode } from '../../../db/write/counter.ts'
import { updateVersioned } from '../../../db/write/update-versioned.ts'
import { createAtBranch } from '../../../document/create-at-branch.ts'
import { branchOf, requireActiveBranch } from '../../../http/caller/rights.ts'
import { insertLots } from '../../stock/lot-store.ts'
import { applyReturn } from '../apply-return.ts'
import { saleReturnCodes } from '../codes.ts'
import { subjectOf } from '../create-return.ts'
import { describeReturn } from '../describe-return.ts'
import { lockDraft } from '../draft/lock-draft.ts'
import { readSaleReturn } from '../read/return-queries.ts'
import { insertUnbilledDraft, unbilledHead } from './draft-unbilled.ts'
import { loadUnbilled } from './load-unbilled.ts'

type Whole = UnbilledBody & { id: string; branchId: string }

/** Takes goods back that no bill is found of, or keeps them as a draft. Throws what decideUnbilledReturn refuses. */
export const createUnbilled = (tx: Tx, actor: Actor, body: UnbilledBody, hash: Buffer): Promise<SaleReturn> =>
  createAtBranch(tx, actor, 'sale_return', body, hash, {
    read: id => readSaleReturn(tx, actor, id),
    write: content => (content.status === 'DRAFT' ? insertUnbilledDraft : postUnbilled)(tx, actor, content, hash),
  })

/** Puts other content in the place of a draft's, or completes it today. Throws `not-found`, `not-a-draft`, `version-conflict`, as createUnbilled. */
export async function replaceUnbilled(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...body }: UnbilledReplace,
): Promise<SaleReturn> {
  const { code, branchId: storedAt } = await lockDraft(tx, actor, id, version)
  const branchId = branchOf(actor, body.branchId ?? storedAt)
  requireActiveBranch(actor, branchId)
  if (body.status === 'DRAFT') {
    await updateVersioned(tx, 'sale_return', id, await unbilledHead(tx, actor, { ...body, branchId }))
    const subject = { kind: 'sale-return', id, code, branchId, amount: null }
    await tx.audit('sale-return.update', subject, undefined, { status: 'DRAFT', withoutBill: true })
    return readSaleReturn(tx, actor, id)
  }
  const { plan, words } = await decideUnderLock(tx, actor, { ...body, id, branchId })
  await applyReturn(tx, actor, plan, { code, hash: Buffer.alloc(0), isStored: true })
  await tx.audit('sale-return.update', subjectOf(plan, code), { status: 'DRAFT' }, { status: 'SUCCEED', ...words })
  return readSaleReturn(tx, actor, id)
}

async function postUnbilled(tx: Tx, actor: Actor, body: Whole, hash: Buffer): Promise<void> {
  const { plan, words } = await decideUnderLock(tx, actor, body)
  const code = await nextCode(tx, saleReturnCodes)
  await applyReturn(tx, actor, plan, { code, hash })
  await tx.audit('sale-return.create', subjectOf(plan, code), undefined, words)
}

/** Loads under lock and decides; the lots that the goods need are made. */
async function decideUnderLock(tx: Tx, actor: Actor, body: Whole) {
  const facts = await loadUnbilled(tx, actor, body)
  const decision = decideUnbilledReturn(body, facts, () => newId())
  if (!decision.ok) throw refuseAs(decision)
  const { plan, newLots } = decision
  const lot = { number: '', numberKey: '', expiryDate: null, firstReceivedAt: facts.now }
  await insertLots(
    tx,
    newLots.map(row => ({ ...lot, ...row })),
  )
  return { plan, words: { ...describeReturn(plan, []), withoutBill: true } }
}
