import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { AcceptedLot } from '@quay/contract/inbound/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Query = z.output<(typeof inboundRoutes)['acceptance']['query']>

const most = 2_000

/** The lots that completed purchases of a branch brought, in the order in which they came: the register of acceptance. */
export async function listAcceptance(
  tx: Tx,
  actor: Actor,
  query: Query,
): Promise<{ rows: AcceptedLot[]; more: boolean }> {
  const { inboundId = null, providerId = null, from = null, to = null } = query
  const rows = await tx.query<AcceptedLot>(acceptanceSql, [
    tx.storeId,
    branchOf(actor, query.branchId),
    inboundId,
    providerId,
    from,
    to,
    most + 1,
  ])
  return { rows: rows.slice(0, most), more: rows.length > most }
}

/** The lots that a product had, the one that came last first. */
export const listKnownLots = (tx: Tx, { productId }: { productId: string }) =>
  tx.query<{ lotNumber: string; expiryDate: string | null }>(
    `select number as lot_number, expiry_date from lot
     where store_id = $1 and product_id = $2 and number <> '' order by first_received_at desc, id desc limit 200`,
    [tx.storeId, productId],
  )

// Each line has a lot, so later imports than the first with so many lines before them are not looked at.
const acceptanceSql = `
  select d.id as inbound_id, d.code, d.business_day as day, d.provider_name, d.invoice_number,
    d.invoice_date, i.product_name, p.active_ingredient, p.strength,
    p.registration_number, m.name as manufacturer, p.country, p.storage, i.unit_name,
    d.receiver_name, d.is_inspected, d.arrival_temperature, i.defect,
    l.quantity, l.lot_number, l.expiry_date
  from (
    select *, sum(item_count) over (order by posted_at, id) - item_count as lines_before from inbound
    where store_id = $1 and branch_id = $2 and status = 'SUCCEED' and kind = 'PURCHASE'
      and ($3::uuid is null or id = $3) and ($4::uuid is null or provider_id = $4)
      and ($5::date is null or business_day >= $5) and ($6::date is null or business_day <= $6)
  ) d
  join inbound_item i on i.store_id = d.store_id and i.inbound_id = d.id
  join inbound_lot l on l.store_id = d.store_id and l.item_id = i.id
  join product p on p.store_id = d.store_id and p.id = i.product_id
  left join manufacturer m on m.store_id = p.store_id and m.id = p.manufacturer_id
  where d.lines_before < $7
  order by d.posted_at, d.id, i.position, l.position limit $7`
