import type { medicineRoutes } from '@quay/contract/medicine/routes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { isFlaggedSql, medicineStateSql } from './medicine-sql.ts'

type Query = z.output<(typeof medicineRoutes)['flagged']['query']>
type Answer = z.input<(typeof medicineRoutes)['flagged']['response']>
type Row = Answer['items'][number]['product'] & Pick<Answer['items'][number], 'medicine' | 'onHand'> & { count: number }

const flaggedSql = `
  select p.id, p.code, p.name, p.is_active::int as is_active,
    coalesce((select u.name from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_base), '') as base_unit,
    json_build_object('id', d.id, 'registrationNumber', d.registration_number, 'name', d.name, 'state', ${medicineStateSql},
      'endsOn', d.ends_on, 'withdrawnOn', d.withdrawn_on, 'withdrawnReason', d.withdrawn_reason) as medicine,
    coalesce(held.quantity, 0)::bigint as on_hand, count(*) over () as count
  from product p
  join medicine d on d.id = p.medicine_id and ${isFlaggedSql}
  left join lateral (select sum(s.on_hand) as quantity from product_stock s
    where s.store_id = $1 and s.product_id = p.id and s.branch_id = any($2::uuid[])) held on true
  where p.store_id = $1 and p.merged_into is null
  order by d.withdrawn_on is null, coalesce(held.quantity, 0) = 0, p.name collate "vi-x-icu", p.id
  limit $3`

/** Ours that the list has withdrawn, then those whose registration has ended; of each what is still on a shelf first. */
export async function listFlagged(tx: Tx, actor: Actor, query: Query): Promise<Answer> {
  const rows = await tx.query<Row>(flaggedSql, [tx.storeId, actor.branchIds, query.limit])
  return {
    totalItem: rows[0]?.count ?? 0,
    items: rows.map(({ medicine, onHand, count: _, ...product }) => ({ product, medicine, onHand })),
  }
}
