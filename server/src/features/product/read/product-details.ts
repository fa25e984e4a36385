import type { Product } from '@quay/contract/product/shapes'
import { imageAddress } from '@quay/contract/upload/shapes'
import { countCombos } from '@quay/domain/stock/count-combos'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { may } from '../../../http/caller/rights.ts'
import { medicineLinkSql } from '../../medicine/medicine-sql.ts'
import { allOnOrderSql } from '../../purchase-order/on-order-sql.ts'
import { todayOfSql, unsellableSumSql } from '../../stock/available-sql.ts'
import { productFieldsSql } from '../write/product-columns.ts'
import { hasMoved } from '../write/product-store.ts'
import { barcodesSql, unitPriceSql } from './combo-sql.ts'

type Component = NonNullable<Product['components']>[number]
type Unit = Omit<Product['units'][number], 'barcode'>
type Row = Omit<Product, 'units' | 'cost' | 'image' | 'canMake'> & {
  cost: number | null
  units: Unit[]
  slug: string | null
}

// The ids of one page only, each detail found by its index. Cost is left out here for who may not see it.
const detailsSql = `
  select p.id, ${productFieldsSql}, g.name as group_name, p.manufacturer_id, m.name as manufacturer,
    p.position_id, o.name as shelf_position, p.is_active::int as is_active, p.version,
    (select json_build_object('id', w.id, 'code', w.code, 'name', w.name) from product w
      where w.store_id = $1 and w.id = p.merged_into) as merged_into,
    ${medicineLinkSql} as medicine,
    coalesce((select json_agg(bs.branch_id order by bs.branch_id) from product_branch_status bs
      where bs.store_id = $1 and bs.product_id = p.id and not bs.is_active), '[]') as stopped_branch_ids,
    (select i.slug from product_image pi join image i on i.store_id = pi.store_id and i.id = pi.image_id
      where pi.store_id = $1 and pi.product_id = p.id order by pi.position limit 1) as slug,
    u.units, u.price, coalesce(ps.on_hand, 0) as stock, held.unsellable, coalesce(po.quantity, 0) as on_order, held.expiry as nearest_expiry,
    case when $4 then coalesce(held.cost, 0) end as cost
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join product p on p.store_id = $1 and p.id = asked.id
  cross join (select ${todayOfSql('$3')} as today offset 0) day
  left join product_group g on g.store_id = $1 and g.id = p.group_id
  left join manufacturer m on m.store_id = $1 and m.id = p.manufacturer_id
  left join medicine d on d.id = p.medicine_id
  left join product_position o on o.store_id = $1 and o.id = p.position_id
  left join product_stock ps on ps.store_id = $1 and ps.branch_id = $3 and ps.product_id = p.id
  left join (${allOnOrderSql('$3')}) po on po.product_id = p.id
  cross join lateral (
    select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', ${unitPriceSql},
        'barcodes', ${barcodesSql}, 'isBase', u.is_base, 'isDefaultSale', u.is_default_sale,
        'isDefaultPurchase', u.is_default_purchase, 'isSold', u.is_sold, 'points', u.points) order by u.position, u.id) as units,
      coalesce(max(${unitPriceSql}) filter (where u.is_default_sale), max(${unitPriceSql}) filter (where u.is_base)) as price
    from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active
  ) u
  cross join lateral (
    select min(l.expiry_date) filter (where s.quantity > 0 and s.bucket = 'sellable' and l.state = 'normal') as expiry,
      round(sum(s.value) / nullif(sum(s.quantity), 0)) as cost, ${unsellableSumSql('day.today')} as unsellable
    from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = $3 and s.product_id = p.id
  ) held
  order by asked.place`

/** Products by id, in the order asked, with stock, nearest expiry and (with cost/read) cost of a branch. */
export async function readProducts(tx: Tx, actor: Actor, ids: readonly string[], branchId: string): Promise<Product[]> {
  if (!ids.length) return []
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const rows = await tx.query<Row>(detailsSql, [tx.storeId, ids, branchId, seesCost])
  const combos = rows.filter(row => row.type === 3).map(row => row.id)
  const components = combos.length ? await readComponents(tx, combos, branchId) : []
  return rows.map(({ cost, slug, units, ...product }) => ({
    ...product,
    units: units.map(unit => ({ ...unit, barcode: unit.barcodes[0] ?? null })),
    image: slug && imageAddress(slug),
    canMake: product.type === 3 ? canMake(components.filter(one => one.comboId === product.id)) : null,
    ...(cost === null ? {} : { cost }),
  }))
}

/** One product, with its pictures and components, what was merged into it, and whether its stock ever moved. Throws `not-found`. */
export async function readProduct(tx: Tx, actor: Actor, id: string, branchId: string): Promise<Product> {
  const [[product], hasMovements, components, images, mergedFrom] = await Promise.all([
    readProducts(tx, actor, [id], branchId),
    hasMoved(tx, id),
    readComponents(tx, [id], branchId),
    tx.query<{ id: string; slug: string }>(imagesSql, [tx.storeId, id]),
    tx.query<{ id: string; code: string; name: string }>(mergedSql, [tx.storeId, id]),
  ])
  if (!product) throw new DomainError('not-found', { kind: 'product', id })
  return {
    ...product,
    hasMovements,
    components: components.map(({ comboId: _, ...component }) => component),
    images: images.map(image => ({ id: image.id, address: imageAddress(image.slug) })),
    mergedFrom,
  }
}

/** Null where nothing of it is on a shelf: there are always enough of a combo of services. */
function canMake(components: readonly Component[]): number | null {
  const parts = components.flatMap(({ quantity, ratio, stock }) =>
    stock === null ? [] : [{ needBase: quantity * ratio, available: stock }],
  )
  return parts.length > 0 || components.length === 0 ? countCombos(parts) : null
}

// What may be sold: sellable, not held, not expired on the branch's day of today, and not reserved.
const componentsSql = `
  select ci.combo_id, p.id as product_id, p.code as product_code, p.name as product_name, cu.id as unit_id,
    cu.name as unit_name, cu.ratio, ci.quantity, cu.price, p.is_active,
    case when p.type <> 4 then greatest(coalesce((select sum(s.quantity) from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
      where s.store_id = $1 and s.branch_id = $3 and s.product_id = p.id and s.bucket = 'sellable' and l.state = 'normal'
        and (l.expiry_date is null or l.expiry_date >= ($4::timestamptz at time zone b.time_zone)::date)), 0)
      - coalesce((select reserved from product_stock ps where ps.store_id = $1 and ps.branch_id = $3 and ps.product_id = p.id), 0), 0)::bigint end as stock
  from combo_item ci
  join product p on p.store_id = $1 and p.id = ci.component_id
  join product_unit cu on cu.store_id = $1 and cu.id = ci.unit_id
  join branch b on b.store_id = $1 and b.id = $3
  where ci.store_id = $1 and ci.combo_id = any($2::uuid[])
  order by ci.combo_id, ci.position`

function readComponents(tx: Tx, comboIds: readonly string[], branchId: string) {
  return tx.query<Component & { comboId: string }>(componentsSql, [tx.storeId, comboIds, branchId, tx.now])
}

const imagesSql = `
  select i.id, i.slug from product_image pi join image i on i.store_id = pi.store_id and i.id = pi.image_id
  where pi.store_id = $1 and pi.product_id = $2 order by pi.position`

const mergedSql = `
  select id, code, name from product where store_id = $1 and merged_into = $2 order by code`
