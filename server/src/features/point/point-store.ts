import type { PointChain, PointLot } from '@quay/domain/point/move-points'
import type { DatedPointRule } from '@quay/domain/point/point-rule'
import type { WrittenPoints } from '@quay/domain/point/undo-points'
import type { ReturnedPoints } from '@quay/domain/sale-return/return-facts'
import type { Tx } from '../../db/connection/transaction.ts'

type Reads = Pick<Tx, 'storeId' | 'query'>

/** Lots of a customer with something in them, those that end first before the others; the customer is locked. */
export const readPointLots = (tx: Reads, customerId: string): Promise<PointLot[]> =>
  tx.query<PointLot>(lotsSql, [tx.storeId, customerId])

const lotsSql = `
  select id, remaining, expires_on from point_lot
  where store_id = $1 and customer_id = $2 and remaining > 0 order by expires_on nulls last, id`

/** Locks a customer with the end of their point ledger; null where there is none of that id. */
export async function lockPoints(
  tx: Reads,
  customerId: string,
): Promise<(PointChain & { code: string; name: string }) | null> {
  const [customer] = await tx.query<{ code: string; name: string; balance: number; entryCount: number }>(lockSql, [
    tx.storeId,
    customerId,
  ])
  return customer ? { customerId, ...customer, lots: await readPointLots(tx, customerId) } : null
}

const lockSql = `
  select code, name, points as balance, point_entry_count as entry_count
  from customer where store_id = $1 and id = $2 for update`

/** The rules of the store, by the day from which each holds. */
export const readPointRules = (tx: Reads): Promise<DatedPointRule[]> => tx.query<DatedPointRule>(rulesSql, [tx.storeId])

const rulesSql = `
  select starts_on, is_active, earn_by, earn_when, earn_points, earn_per_dong, skips_promoted_lines, skips_discounted_bills, dong_per_point, spend_min,
    spend_multiple, spend_max_percent, bills_before_spend, expiry_months, group_ids, channels
  from point_setting where store_id = $1 order by starts_on`

/** Rows that a document wrote and that nothing has undone, with what they did to lots. */
export const readWrittenPoints = (
  tx: Reads,
  documentId: string,
  kinds: readonly WrittenPoints['kind'][],
): Promise<WrittenPoints[]> => tx.query<WrittenPoints>(writtenSql, [tx.storeId, documentId, kinds])

const writtenSql = `
  select e.id, e.kind, e.amount,
    (select l.id from point_lot l where l.store_id = $1 and l.entry_id = e.id) as lot_id,
    (select coalesce(json_agg(json_build_object('lotId', a.lot_id, 'amount', a.amount, 'expiresOn', o.expires_on) order by a.id), '[]')
     from point_allocation a join point_lot o on o.store_id = $1 and o.id = a.lot_id where a.store_id = $1 and a.entry_id = e.id) as took
  from point_entry e
  where e.store_id = $1 and e.document_id = $2 and e.kind = any($3::text[])
    and not exists (select from point_entry u where u.store_id = $1 and u.reverses_id = e.id)
  order by e.sequence`

/** The lots that a return of a bill moves; the bill and the customer are locked. */
export async function readReturnedPoints(tx: Reads, billId: string, customerId: string): Promise<ReturnedPoints> {
  const [lots, earned, spent] = await Promise.all([
    readPointLots(tx, customerId),
    tx.query<{ id: string }>(earnedSql, [tx.storeId, billId]),
    tx.query<PointLot>(spentSql, [tx.storeId, billId]),
  ])
  return { lots, earned: earned.map(({ id }) => id), spent }
}

const earnedSql = `
  select l.id from point_lot l join point_entry e on e.store_id = $1 and e.id = l.entry_id
  where l.store_id = $1 and e.document_id = $2 and e.kind = 'EARN'`

const spentSql = `
  select l.id, sum(a.amount)::bigint as remaining, l.expires_on
  from point_entry e join point_allocation a on a.store_id = $1 and a.entry_id = e.id
    join point_lot l on l.store_id = $1 and l.id = a.lot_id
  where e.store_id = $1 and (e.document_id = $2 or e.document_id in (select r.id from sale_return r where r.store_id = $1 and r.bill_id = $2))
    and e.kind in ('SPEND', 'RETURN_SPEND', 'RETURN_SPEND_CANCEL')
  group by l.id, l.expires_on having sum(a.amount) > 0 order by l.expires_on nulls last, l.id`
