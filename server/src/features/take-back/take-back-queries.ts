import type { TakeBack } from '@quay/contract/take-back/shapes'
import { strictGroups } from '@quay/domain/product/controlled-books'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

interface HeadRow {
  code: string
  branchId: string
  businessDay: string
  status: string
  productIds: string[] | null
  personName: string | null
  identityNumber: string | null
  personAddress: string | null
  personPhone: string | null
  patientName: string | null
  reason: string | null
  recordedByName: string | null
  recordedAt: string | null
  version: number | null
}

const headSql = `
  select r.code, r.branch_id, r.business_day, r.status, t.product_ids, t.person_name, t.identity_number, t.person_address, t.person_phone,
    t.patient_name, t.reason, t.recorded_by_name, t.recorded_at, t.version
  from sale_return r left join take_back t on t.store_id = $1 and t.sale_return_id = r.id
  where r.store_id = $1 and r.id = $2 and r.branch_id = any($3::uuid[]) and r.status <> 'DRAFT'`

/** Medicines of a return by lot: those of the minutes, or before they are written those of the groups of annex VIII. */
const itemsSql = `
  select l.id, i.product_name, p.strength, p.registration_number, u.name as unit_name, l.quantity, l.lot_number, l.expiry_date
  from sale_return_item i
  join product p on p.store_id = $1 and p.id = i.product_id
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  join sale_return_item_lot l on l.store_id = $1 and l.item_id = i.id
  where i.store_id = $1 and i.sale_return_id = $2
    and case when $4::uuid[] is null then coalesce(p.control_group = any($3::text[]), false) else p.id = any($4::uuid[]) end
  order by i.position, l.lot_number, l.id`

/** What of a return came back of narcotics, psychotropics and precursors, with its minutes. Throws `not-found`, also for a branch that is not the caller's. */
export async function readTakeBack(tx: Tx, actor: Actor, returnId: string): Promise<TakeBack> {
  const [head] = await tx.query<HeadRow>(headSql, [tx.storeId, returnId, actor.branchIds])
  if (!head) throw new DomainError('not-found', { kind: 'sale-return', id: returnId })
  const { code, branchId, businessDay, status, productIds, ...minutes } = head
  const items = await tx.query<TakeBack['items'][number]>(itemsSql, [tx.storeId, returnId, strictGroups, productIds])
  return {
    returnId,
    code,
    branchId,
    businessDay,
    isCancelled: status === 'CANCELLED',
    items,
    minutes: minutes.version === null ? null : (minutes as NonNullable<TakeBack['minutes']>),
  }
}
