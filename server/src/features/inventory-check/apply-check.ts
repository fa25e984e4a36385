import type { CheckLineRow, CompleteCheckPlan } from '@quay/domain/inventory-check/decide-complete-check'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { insertCheckLines } from './check-lines.ts'
import type { StoredCheck } from './check-store.ts'

interface Applied {
  check: StoredCheck
  /** The day on which it is posted. */
  today: string
  /** What was decided before the goods were locked, and written as the result. */
  draft: CompleteCheckPlan
  plan: CompleteCheckPlan
}

/** Writes what a decided check does to the stock, and the lines that are not as they were decided before the lock. */
export async function applyCheck(tx: Tx, actor: Actor, applied: Applied): Promise<void> {
  const { check, today, draft, plan } = applied
  const [stale, lines] = plan === draft ? [[], []] : changedLines(draft.lines, plan.lines)
  await Promise.all([
    postStock(tx, postingOf(actor, 'inventory-check', check, today), {
      entries: plan.stockEntries,
      lotChanges: plan.lotChanges,
      productChanges: plan.productChanges,
    }),
    stale.length
      ? tx.query('delete from inventory_check_line where store_id = $1 and id = any($2::uuid[])', [tx.storeId, stale])
      : undefined,
    insertCheckLines(tx, check.id, lines),
  ])
}

/** Writes on the head of a check that it is completed, and what it came to; again where that came out otherwise. */
export async function postCheck(
  tx: Tx,
  actor: Actor,
  { id, ...result }: CompleteCheckPlan['check'],
  today: string,
): Promise<void> {
  await tx.query(postedSql, [
    tx.storeId,
    id,
    tx.now,
    actor.fullName,
    today,
    result.zeroedUncounted,
    result.lineCount,
    result.matchCount,
    result.plusCount,
    result.minusCount,
    result.plusValue,
    result.minusValue,
  ])
}

const postedSql = `
  update inventory_check set status = 'SUCCEED', posted_at = $3, posted_by_name = $4, business_day = $5, zeroed_uncounted = $6,
    line_count = $7, match_count = $8, plus_count = $9, minus_count = $10, plus_value = $11, minus_value = $12,
    version = version + (status = 'DRAFT')::int
  where store_id = $1 and id = $2`

/** Ids of written lines that are not right any more, and the lines that are. The ids of a line may differ between the two. */
function changedLines(
  before: readonly CheckLineRow[],
  after: readonly CheckLineRow[],
): [stale: string[], lines: CheckLineRow[]] {
  const written = new Map(before.map(line => [line.id, line]))
  // All of them are plain values.
  const fields = Object.keys(after[0] ?? {}) as (keyof CheckLineRow)[]
  const isWritten = (line: CheckLineRow) => {
    const known = written.get(line.id)
    return known === line || (known !== undefined && fields.every(field => known[field] === line[field]))
  }
  const kept = new Set(after.filter(isWritten).map(line => line.id))
  return [before.filter(line => !kept.has(line.id)).map(line => line.id), after.filter(line => !kept.has(line.id))]
}

/** Lots get the expiry that stands on their packs. Their products count as changed, so that tills learn of it. */
export async function putExpiriesRight(tx: Tx, { expiryChanges }: CompleteCheckPlan): Promise<void> {
  if (expiryChanges.length === 0) return
  await tx.query(
    `update lot set expiry_date = c.expiry_date, version = lot.version + 1
     from unnest($2::uuid[], $3::date[]) as c (id, expiry_date) where lot.store_id = $1 and lot.id = c.id`,
    [tx.storeId, expiryChanges.map(change => change.lotId), expiryChanges.map(change => change.to)],
  )
  await tx.query('update product set changed_at = $3 where store_id = $1 and id = any($2::uuid[])', [
    tx.storeId,
    expiryChanges.map(change => change.productId),
    tx.now,
  ])
  for (const { lotId, lot, product, from, to } of expiryChanges)
    await tx.audit(
      'lot.update',
      { kind: 'lot', id: lotId, code: lot },
      { product, lot, expiryDate: from },
      { product, lot, expiryDate: to },
    )
}
