import type { SampleMedicine } from '@quay/contract/sample-medicine/shapes'
import { mostDoses } from '@quay/domain/sample-medicine/most-doses'
import type { Tx } from '../../db/connection/transaction.ts'
import { doctorNameSql } from '../doctor/doctor-store.ts'
import { tradedSql } from '../product/read/combo-sql.ts'

export type DetailItem = Omit<SampleMedicine['items'][number], 'most' | 'substitutes'>

interface Row {
  id: string
  code: string
  name: string
  disease: string | null
  priceKind: 'SUM' | 'FIXED'
  fixedPrice: number | null
  note: string | null
  doctorId: string | null
  doctorName: string | null
  isActive: 0 | 1
  version: number
  createdByName: string
  items: DetailItem[]
}

/** Base units of a product `p` that branch `$3` may sell now: sellable, not held, not expired, not reserved. */
export const availableSql = `greatest(coalesce((
    select sum(s.quantity) from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = $3 and s.product_id = p.id and s.bucket = 'sellable' and l.state = 'normal'
      and (l.expiry_date is null or l.expiry_date >= $4::date)), 0)
    - coalesce((select reserved from product_stock ps where ps.store_id = $1 and ps.branch_id = $3 and ps.product_id = p.id), 0), 0)::bigint`

const detailsSql = `
  select m.id, m.code, m.name, m.disease, m.price_kind, m.price as fixed_price, m.note,
    m.is_active::int as is_active, m.version, m.created_by_name,
    m.doctor_id, case when d.id is not null then ${doctorNameSql} end as doctor_name,
    coalesce((select json_agg(json_build_object('productId', p.id, 'productCode', p.code, 'productName', p.name, 'unitId', u.id,
        'unitName', u.name, 'ratio', u.ratio, 'quantity', i.quantity, 'morning', i.morning, 'noon', i.noon,
        'afternoon', i.afternoon, 'evening', i.evening, 'meal', i.meal, 'note', i.note, 'share', i.share,
        'activeIngredient', p.active_ingredient, 'strength', p.strength, 'isPrescription', p.is_prescription,
        'isActive', ${tradedSql('$3')} and p.is_sold_directly and u.is_active and u.is_sold, 'unitPrice', u.price,
        'available', ${availableSql},
        'baseUnit', (select b.name from product_unit b where b.store_id = $1 and b.product_id = p.id and b.is_base limit 1))
        order by i.position)
      from sample_medicine_item i
      join product p on p.store_id = $1 and p.id = i.product_id
      join product_unit u on u.store_id = $1 and u.id = i.unit_id
      where i.store_id = $1 and i.sample_medicine_id = m.id), '[]') as items
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join sample_medicine m on m.store_id = $1 and m.id = asked.id and m.deleted_at is null
  left join doctor d on d.store_id = $1 and d.id = m.doctor_id
  order by asked.place`

/** Templates by id, in the order asked, with what they cost and how many the branch can hand out on the day. */
export async function readDetails(tx: Tx, ids: readonly string[], branchId: string, today: string) {
  if (ids.length === 0) return []
  const rows = await tx.query<Row>(detailsSql, [tx.storeId, ids, branchId, today])
  return rows.map(({ fixedPrice, ...row }) => {
    const sum = row.items.reduce((all, item) => all + item.quantity * item.unitPrice, 0)
    return {
      ...row,
      sum,
      price: row.priceKind === 'FIXED' ? (fixedPrice ?? 0) : sum,
      isPrescription: row.items.some(item => item.isPrescription),
      itemCount: row.items.length,
      most: mostDoses(row.items.map(needOf)),
    }
  })
}

/** What one liều takes of a component, and what there is; of what is not sold any more there is nothing. */
export const needOf = ({ quantity, ratio, available, isActive }: DetailItem) => ({
  need: quantity * ratio,
  available: isActive ? available : 0,
})
