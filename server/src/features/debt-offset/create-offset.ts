import type { DebtOffset, debtOffsetRoutes } from '@quay/contract/money/debt-offset'
import { decideOffset } from '@quay/domain/debt/decide-offset'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertHead } from '../../document/write-document.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockPartner, postAllocations, postDebt } from '../debt/apply-debt.ts'
import { readOpenDebts } from '../debt/debt-queries.ts'
import { postingOf } from '../stock/posting.ts'
import { debtOffsetCodes } from './codes.ts'
import { readOffset } from './offset-store.ts'
import { providerOfCustomer } from './partner-link.ts'

type Body = z.output<(typeof debtOffsetRoutes)['create']['body']>

/**
 * Sets off what a customer owes against what is owed to the provider that they are. Gives the document. Throws `not-found` for a customer who is
 * no provider, `offset-over` and `idempotency-conflict`.
 */
export const createOffset = (tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<DebtOffset> =>
  createFrom(tx, 'debt_offset', body, hash, {
    read: id => readOffset(tx, actor, id),
    make: (content, own) => setOff(tx, actor, content, own),
  })

async function setOff(tx: Tx, actor: Actor, body: Body & { id: string }, hash: Buffer): Promise<DebtOffset> {
  const { id, customerId, amount, note = null } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const customer = await lockPartner(tx, 'customer', customerId)
  const providerId = customer && (await providerOfCustomer(tx, customerId))
  const provider = providerId ? await lockPartner(tx, 'provider', providerId) : undefined
  if (!customer || !provider) throw refuseField('not-found', 'customerId')
  const [ofCustomer, ofProvider, { today }] = await Promise.all([
    readOpenDebts(tx, { partnerKind: 'customer', partnerId: customer.id }),
    readOpenDebts(tx, { partnerKind: 'provider', partnerId: provider.id }),
    readBranchDay(tx, branchId),
  ])
  const decision = decideOffset(amount, {
    customer: { partner: customer, openDebts: ofCustomer },
    provider: { partner: provider, openDebts: ofProvider },
  })
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const code = await nextCode(tx, debtOffsetCodes)
  await insertHead(
    tx,
    actor,
    'debt_offset',
    { id, code, hash },
    {
      branchId,
      customerId: customer.id,
      customerName: customer.name,
      providerId: provider.id,
      providerName: provider.name,
      amount,
      note,
      status: 'SUCCEED',
      businessDay: today,
    },
  )
  const sides = [
    ['customer', customer, provider],
    ['provider', provider, customer],
  ] as const
  for (const [kind, partner, other] of sides) {
    const { debtEntry, allocations } = plan[kind]
    const entryId = newId()
    const named = { kind, id: partner.id, name: partner.name }
    const words = note ?? `Bù trừ với ${other.name}`
    const posting = postingOf(actor, 'debt-offset', { id, code, branchId }, today, named)
    await postDebt(tx, posting, { ...debtEntry, id: entryId, partnerKind: kind, note: words })
    await postAllocations(
      tx,
      allocations.map(allocation => ({ ...allocation, paymentEntryId: entryId })),
    )
  }
  await tx.audit(
    'debt.offset',
    { kind: 'customer', id: customer.id, code: customer.name, branchId },
    { debt: customer.debt, owedTo: provider.debt },
    { code, amount, provider: provider.name, debt: customer.debt - amount, owedTo: provider.debt - amount, note },
  )
  return readOffset(tx, actor, id)
}
