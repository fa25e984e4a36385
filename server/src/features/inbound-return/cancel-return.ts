import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import { type CancelReturnFacts, decideCancelReturn } from '@quay/domain/inbound-return/decide-cancel-return'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { lockFundsById, postCash } from '../cashbook/apply-cash.ts'
import { lockPartner, postDebtOf } from '../debt/apply-debt.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postStock } from '../stock/apply-stock.ts'
import { loadUndo } from '../stock/load-undo.ts'
import { postingOf, providerOf } from '../stock/posting.ts'
import { reportChange } from '../submission/tell-outside.ts'
import { returnKind } from './return-kind.ts'
import { readReturn } from './return-queries.ts'
import { lockReturn, type StoredReturn } from './return-store.ts'

/**
 * Cancels a return by the opposite of every row that it wrote: the goods are back in their lots, the money with the provider.
 * Throws `not-found`, `already-cancelled`, `day-closed` and `fund-short`.
 */
export async function cancelReturn(tx: Tx, actor: Actor, id: string, reason: string): Promise<InboundReturn> {
  const document = await lockReturn(tx, actor, id)
  const { facts, today } = await loadWritten(tx, document)
  const decision = decideCancelReturn(facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  const { status, refundable } = document
  const posting = postingOf(actor, 'inbound-return', document, today, providerOf(document))
  await Promise.all([
    markCancelled(tx, actor, 'inbound_return', id, reason),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postDebtOf(tx, posting, 'provider', plan.debtEntries),
  ])
  await reportChange(tx, { kind: 'inbound-return', id }, 'cancelled')
  await tx.audit(
    'inbound-return.cancel',
    subjectOf(returnKind, document, status === 'SUCCEED' ? -refundable : null),
    { status, refundable },
    { status: 'CANCELLED', reason },
  )
  return readReturn(tx, actor, id)
}

/** What the return wrote, and under lock the balances it stands in: stock, then the provider, then the funds. */
async function loadWritten(tx: Tx, document: StoredReturn): Promise<{ facts: CancelReturnFacts; today: string }> {
  const { facts, today } = await loadUndo(tx, document)
  const own = [tx.storeId, document.id]
  const [cashEntries, debtEntries, partner, mayOverdraw] = await Promise.all([
    tx.query<CancelReturnFacts['cashEntries'][number]>(cashSql, own),
    tx.query<CancelReturnFacts['debtEntries'][number]>(debtSql, own),
    document.providerId ? lockPartner(tx, 'provider', document.providerId) : null,
    readSetting(tx, 'fundMayBeNegative'),
  ])
  const accountIds = [...new Set(cashEntries.map(entry => entry.accountId))]
  const funds = await lockFundsById(tx, accountIds)
  return {
    today,
    facts: { ...facts, cashEntries, debtEntries, allocations: [], partner: partner ?? null, funds, mayOverdraw },
  }
}

const cashSql = `
  select id, account_id, amount from cash_entry
  where store_id = $1 and document_id = $2 and kind = 'INBOUND_RETURN' order by id`

const debtSql = `
  select id, amount from debt_entry where store_id = $1 and document_id = $2 and kind = 'INBOUND_RETURN' order by id`
