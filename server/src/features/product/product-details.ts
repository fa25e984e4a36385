import type { Product } from '@quay/contract/product'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { may } from '../../http/rights.ts'
import { hasMoved } from './product-store.ts'

// The ids of one page only, each detail found by its index. Cost is left out here for who may not see it.
const detailsSql = `
  select p.id, p.code, p.type, p.name, p.group_id as "groupId", g.name as "groupName", p.is_lot_managed as "isLotManaged",
    p.vat_rate as "vatRate", p.registration_number as "registrationNumber", p.active_ingredient as "activeIngredient",
    p.strength, p.manufacturer, p.country, p.packing, p.dosage_form as "dosageForm", p.shelf_position as "shelfPosition",
    p.is_prescription as "isPrescription", p.control_group as "controlGroup", p.min_stock as "minStock",
    p.max_stock as "maxStock", p.description, p.is_active::int as "isActive", p.version,
    u.units, u.price, coalesce(ps.on_hand, 0) as stock, held.expiry as "nearestExpiry",
    case when $4 then coalesce(held.cost, 0) end as cost
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join product p on p.store_id = $1 and p.id = asked.id
  left join product_group g on g.store_id = $1 and g.id = p.group_id
  left join product_stock ps on ps.store_id = $1 and ps.branch_id = $3 and ps.product_id = p.id
  cross join lateral (
    select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', u.price, 'barcode', u.barcode,
        'isBase', u.is_base, 'isDefaultSale', u.is_default_sale) order by u.position, u.id) as units,
      coalesce(max(u.price) filter (where u.is_default_sale), max(u.price) filter (where u.is_base)) as price
    from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active
  ) u
  cross join lateral (
    select min(l.expiry_date) filter (where s.quantity > 0 and s.bucket = 'sellable' and l.state = 'normal') as expiry,
      round(sum(s.value) / nullif(sum(s.quantity), 0)) as cost
    from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = $3 and s.product_id = p.id
  ) held
  order by asked.place`

/** Products by id, in the order asked, with stock, nearest expiry and (with cost/read) cost of a branch. */
export async function readProducts(tx: Tx, actor: Actor, ids: readonly string[], branchId: string): Promise<Product[]> {
  if (!ids.length) return []
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const rows = await tx.query<Product & { cost: number | null }>(detailsSql, [tx.storeId, ids, branchId, seesCost])
  return rows.map(({ cost, ...product }) => ({ ...product, ...(cost === null ? {} : { cost }) }))
}

/** One product, with whether its stock has ever moved. Throws `not-found`. */
export async function readProduct(tx: Tx, actor: Actor, id: string, branchId: string): Promise<Product> {
  const [[product], hasMovements] = await Promise.all([readProducts(tx, actor, [id], branchId), hasMoved(tx, id)])
  if (!product) throw new DomainError('not-found', { kind: 'product', id })
  return { ...product, hasMovements }
}
