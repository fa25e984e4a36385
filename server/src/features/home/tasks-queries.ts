import type { ModelPermission } from '@quay/contract/right/permission'
import { sendsGoods } from '@quay/contract/stock-transfer/shapes'
import { certificateWarningDays } from '@quay/domain/access/certificate-state'
import { slotsPast } from '@quay/domain/storage-conditions/due-slots'
import { addDays } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { visibleCustomer } from '../customer/visible-customers.ts'
import { totalDue } from '../debt/due-documents.ts'
import { readableKinds } from '../document-flag/flag-queries.ts'
import { lastDayOf, onShelvesSql } from '../lot/near-expiry.ts'
import { readSetting } from '../setting/read-setting.ts'
import { availableSql, unsellableGoods } from '../stock/available-sql.ts'
import { type BookTasks, readBookTasks } from './book-tasks.ts'

interface ShortGoods {
  lowStock: number
  outOfStock: number
}

interface DueDocuments {
  customersDue: number
  providersDue: number
}

interface Tasks extends ShortGoods, BookTasks, DueDocuments {
  billsToLookAt: number
  missingBills: number
  expiredLots: number
  expiringLots: number
  debtors: number
  debtorsAmount: number
  draftInbounds: number
  draftReturns: number
  transfersIncoming: number
  transferRequests: number
  transferApprovals: number
  waitingOrders: number
  lateOrders: number
  customerRequestsArrived: number
  providerCertificates: number
  storeLicences: number
  branchLicences: number
  certificates: number
  storageReadings: number
  openChecks: number
  unsentIncidents: number
  qualityDue: number
  calibrations: number
  withdrawnMedicines: number
}

const read = (model: ModelPermission['model']): ModelPermission => ({ model, action: 'read' })
const [goods, checks, imports] = [read('list_product'), read('check_inventory'), read('import_product')]

/** The right to see each task: that to open the list behind it. */
const rightOf: Record<keyof Tasks, Parameters<typeof may>[1]> = {
  unsignedBooks: checks,
  taxFilings: read('sale_report'),
  revenueNotices: read('sale_report'),
  controlledReports: checks,
  billsToLookAt: { anyOf: [read('bill'), read('return')] },
  missingBills: read('branch'),
  expiredLots: goods,
  expiringLots: goods,
  lowStock: goods,
  outOfStock: goods,
  debtors: read('customer'),
  debtorsAmount: read('customer'),
  customersDue: read('customer'),
  providersDue: read('provider'),
  draftInbounds: imports,
  waitingOrders: read('order'),
  lateOrders: imports,
  customerRequestsArrived: { anyOf: [{ model: 'sale' }, imports] },
  draftReturns: read('return_product'),
  transfersIncoming: read('stock_transfer'),
  transferRequests: read('stock_transfer'),
  transferApprovals: sendsGoods,
  providerCertificates: read('provider'),
  storeLicences: read('store'),
  branchLicences: read('branch'),
  certificates: read('employee'),
  storageReadings: checks,
  calibrations: checks,
  openChecks: checks,
  unsentIncidents: checks,
  qualityDue: checks,
  withdrawnMedicines: read('medicine_category'),
}

/** What waits to be done at a branch. Each count is that of the list which its card opens; 0 for a caller who may not open it. */
export async function readTasks(tx: Tx, actor: Actor, query: { branchId?: string | undefined }) {
  const branchId = branchOf(actor, query.branchId)
  const [day, expiringWithinDays] = await Promise.all([readBranchDay(tx, branchId), readSetting(tx, 'nearExpiryDays')])
  const { today } = day
  const counted = tx.query<Omit<Tasks, keyof ShortGoods | keyof BookTasks | keyof DueDocuments>>(tasksSql, [
    tx.storeId,
    branchId,
    today,
    lastDayOf(today, expiringWithinDays),
    addDays(today, certificateWarningDays),
    slotsPast({ ...day, now: tx.now.toISOString() }),
    actor.branchIds,
    readableKinds(actor, 'read'),
  ])
  const due = (kind: 'customer' | 'provider') =>
    may(actor, read(kind)) ? totalDue(tx, actor, kind, { when: 'WEEK' }) : { count: 0 }
  const [[tasks], shortGoods, books, customersDue, providersDue] = await Promise.all([
    counted,
    countShortGoods(tx, branchId, today),
    readBookTasks(tx, branchId, today),
    due('customer'),
    due('provider'),
  ])
  const all: Tasks = {
    ...tasks!,
    ...shortGoods,
    ...books,
    customersDue: customersDue.count,
    providersDue: providersDue.count,
  }
  const names = Object.keys(rightOf) as (keyof Tasks)[]
  const told = Object.fromEntries(names.map(name => [name, may(actor, rightOf[name]) ? all[name] : 0])) as Record<
    keyof Tasks,
    number
  >
  return { ...told, expiringWithinDays }
}

/** Goods that are in trade and run short of what can be sold: as the product list filters them. */
async function countShortGoods(tx: Tx, branchId: string, today: string): Promise<ShortGoods> {
  const { rows } = await sql<ShortGoods>`
    with unsellable as materialized (${unsellableGoods(tx.storeId, branchId, today)})
    select count(*) filter (where available < min_stock) as low_stock, count(*) filter (where available <= 0) as out_of_stock
    from (
      select p.min_stock, coalesce(s.on_hand - s.reserved, 0) - coalesce(u.quantity, 0) as available
      from product p
      left join product_stock s on s.store_id = p.store_id and s.branch_id = ${branchId} and s.product_id = p.id
      left join unsellable u on u.product_id = p.id
      where p.store_id = ${tx.storeId} and p.is_active
    ) goods`.execute(tx.db)
  return rows[0]!
}

const tasksSql = `
  select kept.*, checks.*, storageConditions.*, lots.*, debts.*, drafts.*, papers.*, people.*, transfers.*, buying.*, medicines.*
  from (
    select count(*) filter (where l.expiry_date < $3) as expired_lots, count(*) as expiring_lots
    from lot l join stock s on s.store_id = l.store_id and s.lot_id = l.id
    where l.store_id = $1 and l.expiry_date <= $4 and s.branch_id = $2 and ${onShelvesSql}
  ) lots, (
    select (select count(*) from document_flag f
        where f.store_id = $1 and f.branch_id = $2 and f.settled_at is null and f.document_kind = any($8::text[])) as bills_to_look_at,
      coalesce((
        select sum(greatest(d.sequence - (
          select count(*) from (
            select b.sequence from bill b where b.store_id = $1 and b.series = d.series
            union
            select r.sequence from sale_return r where r.store_id = $1 and r.series = d.series
          ) came), 0))
        from device d where d.store_id = $1 and d.branch_id = $2 and d.series is not null), 0)::bigint as missing_bills
  ) kept, (
    select count(*) as debtors, coalesce(sum(debt), 0)::bigint as debtors_amount from customer c
    where c.store_id = $1 and c.debt > 0 and ${visibleCustomer('c', '$1', '$7')}
  ) debts, (
    select (select count(*) from inbound where store_id = $1 and branch_id = $2 and status = 'DRAFT') as draft_inbounds,
      (select count(*) from inbound_return where store_id = $1 and branch_id = $2 and status = 'DRAFT') as draft_returns
  ) drafts, (
    select (select count(*) from jsonb_array_elements(s.licences) l where (l->>'expiresOn')::date <= $5) as store_licences,
      (select count(*) from jsonb_array_elements(b.licences) l where (l->>'expiresOn')::date <= $5) as branch_licences
    from store s join branch b on b.store_id = s.store_id where s.store_id = $1 and b.id = $2
  ) papers, (
    select (select count(*) from stock_transfer where store_id = $1 and target_branch_id = $2 and transfer_status = 'MOVING') as transfers_incoming,
      (select count(*) from stock_transfer where store_id = $1 and branch_id = $2 and status = 'DRAFT' and origin = 'REQUEST') as transfer_requests,
      (select count(*) from stock_transfer where store_id = $1 and branch_id = $2 and status = 'DRAFT' and needs_approval) as transfer_approvals
  ) transfers, (
    select (select count(*) from purchase_order where store_id = $1 and branch_id = $2 and progress in ('CONFIRMED', 'PARTIAL')
        and expected_date < $3) as late_orders,
      (select count(*) from sales_order where store_id = $1 and branch_id = $2 and progress in ('OPEN', 'PARTIAL')) as waiting_orders,
      (select count(*) from customer_request w where w.store_id = $1 and w.branch_id = $2 and w.outcome is null and w.product_id is not null
        and ${availableSql('w.product_id', '$2', '$3')} > 0) as customer_requests_arrived,
      (select count(*) from provider p where p.store_id = $1 and p.is_active
        and (select min((c->>'expiresOn')::date) from jsonb_array_elements(p.certificates) c) <= $5) as provider_certificates
  ) buying, (
    select count(*) as certificates from employee
    where store_id = $1 and is_active and least(practising_expires_on, gpp_expires_on) <= $5
  ) people, (
    select count(*) filter (where p.calibration_expires_on <= $5) as calibrations,
      (count(*) * cardinality($6::text[]) - (
        select count(*) from storage_reading r
        join storage_place o on o.store_id = r.store_id and o.id = r.storage_place_id and o.is_active
        where r.store_id = $1 and r.branch_id = $2 and r.day = $3 and r.slot = any($6::text[])
      )) as storage_readings
    from storage_place p where p.store_id = $1 and p.branch_id = $2 and p.is_active
  ) storageConditions, (
    select (select count(*) from inventory_check where store_id = $1 and branch_id = $2 and status = 'DRAFT') as open_checks,
      (select count(*) from drug_incident where store_id = $1 and branch_id = $2 and status = 'DRAFT') as unsent_incidents,
      (select case when count(*) filter (where status = 'SUCCEED') > 0 then 0
          when count(*) filter (where status = 'DRAFT') > 0 then 1
          else (extract(day from $3::date) >= 20
            and exists (select 1 from stock s where s.store_id = $1 and s.branch_id = $2 and s.quantity > 0))::int end
        from quality_check where store_id = $1 and branch_id = $2 and month = date_trunc('month', $3::date)) as quality_due
  ) checks, (
    select count(*) as withdrawn_medicines from medicine d join product p on p.store_id = $1 and p.medicine_id = d.id
    join product_stock s on s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id and s.on_hand > 0
    where d.withdrawn_on is not null
  ) medicines`
