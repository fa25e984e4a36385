import type { SaleReturn, SaleReturnBody } from '@quay/contract/sale-return/shapes'
import { decideSaleReturn } from '@quay/domain/sale-return/decide-sale-return'
import type { SaleReturnPlan } from '@quay/domain/sale-return/return-plan'
import { valueReturn } from '@quay/domain/sale-return/value-return'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createAtBranch } from '../../document/create-at-branch.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { completeBill } from '../bill/complete-bill.ts'
import { applyReturn } from './apply-return.ts'
import { saleReturnCodes } from './codes.ts'
import { describeReturn } from './describe-return.ts'
import { insertDraft } from './draft/draft-return.ts'
import { loadReturn } from './load-return.ts'
import { readSaleReturn } from './read/return-queries.ts'

/**
 * Takes goods of a bill back: load under lock, decide, apply, audit. Gives the return; for a copy of one that was made already,
 * that one. Throws what decideSaleReturn refuses, and `idempotency-conflict`.
 */
export const createReturn = (tx: Tx, actor: Actor, body: SaleReturnBody, hash: Buffer): Promise<SaleReturn> =>
  createAtBranch(tx, actor, 'sale_return', body, hash, {
    read: id => readSaleReturn(tx, actor, id),
    write: content => (content.status === 'DRAFT' ? insertDraft : postNewReturn)(tx, actor, content, hash),
  })

async function postNewReturn(tx: Tx, actor: Actor, body: Whole, hash: Buffer): Promise<void> {
  const decided = await decideUnderLock(tx, actor, body, hash)
  const code = await nextCode(tx, saleReturnCodes)
  await applyReturn(tx, actor, decided.plan, { code, hash })
  await tx.audit('sale-return.create', subjectOf(decided.plan, code), undefined, decided.words)
}

type Whole = SaleReturnBody & { id: string; branchId: string }

export const subjectOf = ({ document: { id, branchId, refundable } }: SaleReturnPlan, code: string) => ({
  kind: 'sale-return',
  id,
  code,
  branchId,
  amount: 0 - refundable,
})

/** Loads a return under lock and decides it; of an exchange the new goods are sold. Throws what decideSaleReturn refuses. */
export async function decideUnderLock(tx: Tx, actor: Actor, body: Whole, hash: Buffer) {
  const { facts, loaded, exchange, payments } = await exchanged(tx, actor, body, hash)
  const input = { ...body, payments, ...(exchange && { exchangeBill: exchange }) }
  const decision = decideSaleReturn(input, facts, () => newId())
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  return {
    plan,
    words: { ...describeReturn(plan, loaded.promotionNames), ...(exchange && { exchangedFor: exchange.code }) },
  }
}

/**
 * Loads a return under lock and, of an exchange, sells its new goods first: what comes back pays them as far as it is worth. Whoever
 * gets money of the difference is paid by the payments. Throws what valueReturn and completeBill refuse.
 */
async function exchanged(tx: Tx, actor: Actor, body: SaleReturnBody & { branchId: string }, hash: Buffer) {
  const first = await loadReturn(tx, actor, body)
  if (!body.exchange) return { ...first, exchange: null, payments: body.payments }
  requirePermission(actor, { model: 'sale' })
  const valued = valueReturn(body, first.facts)
  if (!valued.ok) throw refuseAs(valued)
  const exchangeWorth = valued.value.refundable
  const { branchId, payments } = body
  const { customerId } = first.loaded
  const giving = valued.value.usesBack.map(({ discountId }) => discountId)
  const sold = { ...body.exchange, branchId, payments, ...(customerId && { customerId }) }
  const bill = await completeBill(tx, actor, sold, hash, { exchangeWorth, giving }).catch(error => {
    throw ofExchange(error)
  })
  // The sale moved the ends of the ledgers that the return stands in.
  const second = await loadReturn(tx, actor, body)
  return { ...second, exchange: bill, payments: bill.payable + bill.surcharges > exchangeWorth ? [] : payments }
}

/** A refusal of the new goods names their lines, which are not those that come back. */
function ofExchange(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.issues) return error
  const issues = error.issues.map(({ path, message }) => ({
    path: path.startsWith('payments') ? path : `exchange.${path}`,
    message,
  }))
  return refusedWith(error.code, error.details, { issues })
}
