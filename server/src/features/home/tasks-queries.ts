import { sendsGoods } from '@quay/contract/stock-transfer'
import { certificateWarningDays } from '@quay/domain/access/certificate-state'
import { slotsPast } from '@quay/domain/climate/due-slots'
import { addDays } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, may } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readSetting } from '../setting/read-setting.ts'
import { availableSql, unsellableGoods } from '../stock/available-sql.ts'

interface ShortGoods {
  lowStock: number
  outOfStock: number
}

interface Tasks extends ShortGoods {
  expiredLots: number
  expiringLots: number
  debtors: number
  debtorsAmount: number
  draftInbounds: number
  draftReturns: number
  transfersIncoming: number
  transferRequests: number
  transferApprovals: number
  lateOrders: number
  wantsArrived: number
  providerCertificates: number
  storeLicences: number
  branchLicences: number
  certificates: number
  climateReadings: number
  openChecks: number
  unsentIncidents: number
  qualityDue: number
  calibrations: number
  withdrawnMedicines: number
}

/** What waits to be done at a branch. Each count is that of the list which its card opens. */
export async function readTasks(tx: Tx, actor: Actor, query: { branchId?: string | undefined }) {
  const branchId = branchOf(actor, query.branchId)
  const [day, expiringWithinDays] = await Promise.all([readBranchDay(tx, branchId), readSetting(tx, 'nearExpiryDays')])
  const { today } = day
  const seesChecks = may(actor, { model: 'check_inventory', action: 'read' })
  const counted = tx.query<Omit<Tasks, keyof ShortGoods>>(tasksSql, [
    tx.storeId,
    branchId,
    today,
    addDays(today, expiringWithinDays),
    addDays(today, certificateWarningDays),
    may(actor, { model: 'store', action: 'read' }),
    may(actor, { model: 'branch', action: 'read' }),
    may(actor, { model: 'employee', action: 'read' }),
    may(actor, { model: 'provider', action: 'read' }),
    seesChecks ? slotsPast({ ...day, now: tx.now.toISOString() }) : [],
    seesChecks,
    may(actor, { model: 'medicine_category', action: 'read' }),
    may(actor, sendsGoods),
  ])
  const [[tasks], goods] = await Promise.all([counted, countShortGoods(tx, branchId, today)])
  return { ...tasks!, ...goods, expiringWithinDays }
}

/** Goods that are in trade and run short of what can be sold: as the product list filters them. */
async function countShortGoods(tx: Tx, branchId: string, today: string): Promise<ShortGoods> {
  const { rows } = await sql<ShortGoods>`
    with unsellable as materialized (${unsellableGoods(tx.storeId, branchId, today)})
    select count(*) filter (where available < min_stock) as "lowStock", count(*) filter (where available <= 0) as "outOfStock"
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
  select checks.*, climate.*, lots.*, debts.*, drafts.*, papers.*, people.*, transfers.*, buying.*, medicines.*
  from (
    select count(*) filter (where l.expiry_date < $3) as "expiredLots", count(*) filter (where l.expiry_date >= $3) as "expiringLots"
    from lot l join stock s on s.store_id = l.store_id and s.lot_id = l.id
    where l.store_id = $1 and l.expiry_date <= $4 and s.branch_id = $2 and s.bucket = 'sellable' and s.quantity > 0
  ) lots, (
    select count(*) as debtors, coalesce(sum(debt), 0)::bigint as "debtorsAmount" from customer where store_id = $1 and debt > 0
  ) debts, (
    select (select count(*) from inbound where store_id = $1 and branch_id = $2 and status = 'DRAFT') as "draftInbounds",
      (select count(*) from inbound_return where store_id = $1 and branch_id = $2 and status = 'DRAFT') as "draftReturns"
  ) drafts, (
    select (select count(*) from jsonb_array_elements(s.licences) l where $6 and (l->>'expiresOn')::date <= $5) as "storeLicences",
      (select count(*) from jsonb_array_elements(b.licences) l where $7 and (l->>'expiresOn')::date <= $5) as "branchLicences"
    from store s join branch b on b.store_id = s.store_id where s.store_id = $1 and b.id = $2
  ) papers, (
    select (select count(*) from stock_transfer where store_id = $1 and target_branch_id = $2 and transfer_status = 'MOVING') as "transfersIncoming",
      (select count(*) from stock_transfer where store_id = $1 and branch_id = $2 and status = 'DRAFT' and origin = 'REQUEST') as "transferRequests",
      (select count(*) from stock_transfer where $13 and store_id = $1 and branch_id = $2 and status = 'DRAFT' and needs_approval) as "transferApprovals"
  ) transfers, (
    select (select count(*) from purchase_order where store_id = $1 and branch_id = $2 and progress in ('CONFIRMED', 'PARTIAL')
        and expected_date < $3) as "lateOrders",
      (select count(*) from want w where w.store_id = $1 and w.branch_id = $2 and w.outcome is null and w.product_id is not null
        and ${availableSql('w.product_id', '$2', '$3')} > 0) as "wantsArrived",
      (select count(*) from provider p where p.store_id = $1 and $9 and p.is_active
        and (select min((c->>'expiresOn')::date) from jsonb_array_elements(p.certificates) c) <= $5) as "providerCertificates"
  ) buying, (
    select count(*) as certificates from employee
    where store_id = $1 and $8 and is_active and least(practising_expires_on, gpp_expires_on) <= $5
  ) people, (
    select count(*) filter (where $11 and p.calibration_expires_on <= $5) as calibrations,
      (count(*) * cardinality($10::text[]) - (
        select count(*) from climate_reading r
        join storage_place o on o.store_id = r.store_id and o.id = r.storage_place_id and o.is_active
        where r.store_id = $1 and r.branch_id = $2 and r.day = $3 and r.slot = any($10::text[])
      )) as "climateReadings"
    from storage_place p where p.store_id = $1 and p.branch_id = $2 and p.is_active
  ) climate, (
    select (select count(*) from inventory_check where store_id = $1 and branch_id = $2 and $11 and status = 'DRAFT') as "openChecks",
      (select count(*) from drug_incident where store_id = $1 and branch_id = $2 and $11 and status = 'DRAFT') as "unsentIncidents",
      (select case when not $11 or count(*) filter (where status = 'SUCCEED') > 0 then 0
          when count(*) filter (where status = 'DRAFT') > 0 then 1
          else (extract(day from $3::date) >= 20
            and exists (select 1 from stock s where s.store_id = $1 and s.branch_id = $2 and s.quantity > 0))::int end
        from quality_check where store_id = $1 and branch_id = $2 and month = date_trunc('month', $3::date)) as "qualityDue"
  ) checks, (
    select count(*) as "withdrawnMedicines" from medicine d join product p on p.store_id = $1 and p.medicine_id = d.id
    join product_stock s on s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id and s.on_hand > 0
    where $12 and d.withdrawn_on is not null
  ) medicines`
