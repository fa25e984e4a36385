import type { debtRoutes } from '@quay/contract/money/routes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { postingOf } from '../stock/posting.ts'
import { lockPartner, postDebt } from './apply-debt.ts'
import { openingDay } from './opening-day.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    opening: unknown
  }
}

type Body = z.output<(typeof debtRoutes)['opening']['body']>

/** Writes what a partner owed, or was owed, on the first day, once. Gives the debt. Throws `not-found`, `opening-exists`, `opening-in-future` and `opening-on-closed-day`. */
export async function openDebt(tx: Tx, actor: Actor, body: Body): Promise<{ debt: number }> {
  const { partnerKind, partnerId, amount, on, note = null } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const partner = await lockPartner(tx, partnerKind, partnerId)
  if (!partner) throw refuseField('not-found', 'partnerId')
  if (await isOpened(tx, body)) throw new DomainError('opening-exists')

  const day = await openingDay(tx, branchId, on)
  const debt = partner.debt + amount
  const id = newId()
  const named = { kind: partnerKind, id: partnerId, name: partner.name }
  await postDebt(
    tx,
    // The row is its own document: there is none of paper behind it.
    postingOf(actor, 'opening', { id, code: 'Đầu kỳ', branchId }, day, named),
    {
      id,
      kind: 'OPENING',
      partnerKind,
      partnerId,
      amount,
      sequence: partner.debtEntryCount + 1,
      balanceAfter: debt,
      note,
    },
  )
  await tx.audit(
    'debt.open',
    { kind: partnerKind, id: partnerId, code: partner.name, branchId },
    { debt: partner.debt },
    { debt, amount, ...(on && { openedOn: on }), note },
  )
  return { debt }
}

async function isOpened(tx: Tx, { partnerKind, partnerId }: Body): Promise<boolean> {
  const rows = await tx.query(
    `select id from debt_entry where store_id = $1 and partner_kind = $2 and partner_id = $3 and kind = 'OPENING'`,
    [tx.storeId, partnerKind, partnerId],
  )
  return rows.length > 0
}
