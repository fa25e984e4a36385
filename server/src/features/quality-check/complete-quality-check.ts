import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { decideCompleteQuality } from '@quay/domain/quality-check/decide-complete-quality'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { requireDraft, requireVersion } from '../../document/lock-document.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockStock, postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { qualityKind } from './quality-kind.ts'
import { readQualityCheck } from './quality-queries.ts'
import { lockQualityCheck } from './quality-store.ts'

/**
 * Completes the form of a month: lots that are not good go into quarantine. Throws `not-found`, `not-a-draft`,
 * `version-conflict`, `branch-inactive` and `quality-not-done`.
 */
export async function completeQualityCheck(tx: Tx, actor: Actor, id: string, version: number): Promise<QualityCheck> {
  const form = await lockQualityCheck(tx, actor, id)
  requireDraft(form)
  await requireVersion(form, version, () => readQualityCheck(tx, actor, id))
  requireActiveBranch(actor, form.branchId)

  const { items } = await readQualityCheck(tx, actor, id)
  const failed = items.filter(item => item.result !== null && item.result !== 'PASS')
  const productIds = [...new Set(failed.map(item => item.productId))].sort()
  const [stocks, shelves, day] = await Promise.all([
    lockStock(tx, form.branchId, productIds),
    tx.query<{ lotId: string; quantity: number; value: number }>(
      `select lot_id, quantity, value from stock
       where store_id = $1 and branch_id = $2 and lot_id = any($3::uuid[]) and bucket = 'sellable'`,
      [tx.storeId, form.branchId, failed.map(item => item.lotId)],
    ),
    readBranchDay(tx, form.branchId),
  ])
  const products = stocks.map(({ productId, ...stock }) => ({ id: productId, ...stock }))
  const decision = decideCompleteQuality({ items, shelves, products })
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  await Promise.all([
    postStock(tx, postingOf(actor, 'quality-check', form, day.today), { ...plan, entries: plan.stockEntries }),
    tx.query(
      `update quality_check_item i set moved_quantity = m.quantity from unnest($3::uuid[], $4::bigint[]) as m (id, quantity)
       where i.store_id = $1 and i.quality_check_id = $2 and i.id = m.id`,
      [tx.storeId, id, plan.moved.map(one => one.id), plan.moved.map(one => one.quantity)],
    ),
    tx.query(
      `update quality_check set status = 'SUCCEED', posted_at = $3, posted_by_name = $4, business_day = $5, failed_count = $6,
         version = version + 1 where store_id = $1 and id = $2`,
      [tx.storeId, id, tx.now, actor.fullName, day.today, plan.failedCount],
    ),
    touchProducts(tx, productIds),
  ])
  await tx.audit(
    'quality-check.complete',
    subjectOf(qualityKind, form),
    { status: 'DRAFT' },
    { status: 'SUCCEED', lineCount: items.length, failedCount: plan.failedCount, movedLots: plan.moved.length },
  )
  return readQualityCheck(tx, actor, id)
}

/** What may be sold of them has changed, though not how much there is: tills learn of it. */
export async function touchProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx.query('update product set changed_at = $3 where store_id = $1 and id = any($2::uuid[])', [
    tx.storeId,
    productIds,
    tx.now,
  ])
}
