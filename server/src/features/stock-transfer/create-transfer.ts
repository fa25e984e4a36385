import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { sendsGoods, type Transfer, type TransferBody } from '@quay/contract/stock-transfer/shapes'
import { changedGoods } from '@quay/domain/stock-transfer/changed-goods'
import { decideTransfer } from '@quay/domain/stock-transfer/decide-transfer'
import type { TransferFacts, TransferInput, TransferPlan } from '@quay/domain/stock-transfer/transfer-facts'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { requireDraft, requireVersion } from '../../document/lock-document.ts'
import { insertHead, replaceHead } from '../../document/write-document.ts'
import { branchOf, may, requireActiveBranch } from '../../http/caller/rights.ts'
import { holdProducts } from '../product/write/hold-products.ts'
import { postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { stockTransferCodes } from './codes.ts'
import { describeTransfer } from './describe-transfer.ts'
import { loadTransfer, readGoods, readRequested } from './load-transfer.ts'
import { readTransfer } from './transfer-queries.ts'
import { changeInTransit, insertTransferLines, lockTransfer, requireEnd, transferRow } from './transfer-store.ts'

/**
 * Writes a transfer as a draft, sends it at once, or asks another branch for goods. Who may not send writes drafts that
 * wait for approval. Gives it; for a copy of one that was written already, that one. Throws what decideTransfer refuses,
 * `forbidden`, `transfer-request-is-draft` and `idempotency-conflict`.
 */
export function createTransfer(tx: Tx, actor: Actor, body: TransferBody, hash: Buffer): Promise<Transfer> {
  return createFrom(tx, 'stock_transfer', body, hash, {
    read: id => readTransfer(tx, actor, id),
    make: (content, own) => makeTransfer(tx, actor, content, own),
  })
}

async function makeTransfer(tx: Tx, actor: Actor, body: TransferBody & { id: string }, hash: Buffer) {
  const { id, status, origin } = body
  const asks = origin === 'REQUEST'
  const maySend = may(actor, sendsGoods)
  if (asks && status !== 'DRAFT') throw new DomainError('transfer-request-is-draft')
  if (status === 'SUCCEED' && !maySend) throw new DomainError('forbidden', { ...sendsGoods })
  // Who asks is of the branch that will receive; the other one need not be theirs.
  const own = branchOf(actor, asks ? body.targetBranchId : body.branchId)
  requireActiveBranch(actor, own)
  const branchId = asks ? await requireBranch(tx, body.branchId) : own
  const items = body.items.map(item => ({ ...item, id: newId() }))
  const needsApproval = !asks && !maySend
  const input = { ...body, needsApproval, branchId, items }
  const plan = await planTransfer(tx, input, status, asks || needsApproval ? items : [])

  const code = await nextCode(tx, stockTransferCodes)
  await insertHead(tx, actor, 'stock_transfer', { id, code, hash }, transferRow(plan, actor))
  await insertTransferLines(tx, plan)
  if (status === 'SUCCEED') await applyTransfer(tx, actor, plan, code)

  const after = await readTransfer(tx, actor, id)
  await tx.audit(
    asks ? 'stock-transfer.request' : status === 'SUCCEED' ? 'stock-transfer.send' : 'stock-transfer.create',
    { kind: 'stock-transfer', id, code, branchId: own },
    undefined,
    describeTransfer(plan.transfer, { branchName: after.branchName, targetName: after.targetBranchName }),
  )
  return after
}

async function requireBranch(tx: Tx, id: string | undefined): Promise<string> {
  const [found] = await tx.query<{ id: string; isActive: boolean }>(
    'select id, is_active from branch where store_id = $1 and id = $2',
    [tx.storeId, id ?? null],
  )
  if (!found) throw new DomainError('not-found', { kind: 'branch', id })
  if (!found.isActive) throw new DomainError('branch-inactive')
  return found.id
}

type ReplaceBody = z.output<(typeof transferRoutes)['replace']['body']>

/**
 * Replaces the content of a draft, or sends it. Either end changes a request and the end that has the goods sends it; a
 * person who may send changes and sends a draft that needs approval; the quantities first wanted stay beside those sent.
 * A person who may not send changes their own drafts only. Throws `not-found`, `forbidden`, `not-a-draft`,
 * `transfer-not-yours`, `version-conflict` with the document as it is, and what decideTransfer refuses.
 */
export async function replaceTransfer(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, status, ...content }: ReplaceBody,
): Promise<Transfer> {
  const before = await lockTransfer(tx, actor, id)
  const { code, origin, branchId } = before
  const isWriter = before.createdBy === actor.employeeId
  const maySend = may(actor, sendsGoods)
  if (!maySend && !(isWriter && status === 'DRAFT')) throw new DomainError('forbidden', { ...sendsGoods })
  requireDraft(before)
  await requireVersion(before, version, () => readTransfer(tx, actor, id))
  const isSender = actor.branchIds.includes(branchId)
  const sender = { id: branchId, name: before.branchName }
  if (origin === 'SEND' || status === 'SUCCEED') requireEnd(actor, sender)
  if (isSender) requireActiveBranch(actor, branchId)
  const items = content.items.map(item => ({ ...item, id: newId() }))
  // Of a request the ends stay: the other branch would not see where its goods went.
  const targetBranchId = origin === 'REQUEST' ? before.targetBranchId : content.targetBranchId
  // A writer who may send by now needs no approval.
  const needsApproval = origin === 'SEND' && (isWriter ? !maySend : before.needsApproval)
  const keepsWish = origin === 'REQUEST' ? isSender : !isWriter
  const isWish = origin === 'REQUEST' || needsApproval
  const requested = isWish ? (keepsWish ? await readRequested(tx, id) : items) : []
  const input = { ...content, id, origin, needsApproval, branchId, targetBranchId, items }
  const plan = await planTransfer(tx, input, status, requested)
  const changes = changedGoods(await readGoods(tx, id), plan.items)

  await replaceHead(tx, 'stock_transfer', id, transferRow(plan, actor))
  await insertTransferLines(tx, plan)
  if (status === 'SUCCEED') await applyTransfer(tx, actor, plan, code)

  const after = await readTransfer(tx, actor, id)
  await tx.audit(
    status === 'DRAFT' ? 'stock-transfer.update' : needsApproval ? 'stock-transfer.approve' : 'stock-transfer.send',
    { kind: 'stock-transfer', id, code, branchId: isSender ? branchId : before.targetBranchId },
    { ...describeTransfer(before, before), ...(changes && { items: changes.before }) },
    {
      ...describeTransfer(plan.transfer, { branchName: after.branchName, targetName: after.targetBranchName }),
      ...(changes && { items: changes.after }),
    },
  )
  return after
}

async function planTransfer(
  tx: Tx,
  input: TransferInput,
  status: 'DRAFT' | 'SUCCEED',
  requested: TransferFacts['requested'],
): Promise<TransferPlan> {
  if (status === 'DRAFT') await holdProducts(tx, [...new Set(input.items.map(item => item.productId))])
  const facts = await loadTransfer(tx, input, { locked: status === 'SUCCEED', requested })
  const decision = decideTransfer(input, facts, status)
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

/** Takes the goods from the source and sets them on their way. */
function applyTransfer(tx: Tx, actor: Actor, plan: TransferPlan, code: string) {
  const { transfer, stockEntries, lotChanges, productChanges } = plan
  const posting = postingOf(actor, 'stock-transfer', { ...transfer, code }, transfer.businessDay)
  return Promise.all([
    postStock(tx, posting, { entries: stockEntries, lotChanges, productChanges }),
    changeInTransit(tx, transfer.targetBranchId, plan.inTransit),
  ])
}
