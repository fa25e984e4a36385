import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { UnbilledGoods } from '@quay/contract/sale-return/unbilled'
import { unfitWhy } from '@quay/domain/sale-return/decide-unbilled-return'
import { quarantineWhy, restockRule } from '@quay/domain/sale-return/restock-rule'
import { addDays } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { cameBackSql } from '../read/came-back-sql.ts'
import { readUnbilled } from './load-unbilled.ts'

type Query = z.output<NonNullable<(typeof saleReturnRoutes)['goods']['query']>>

/** How far back the bills go that the goods are probably of, and the prices that are offered. */
const daysOfBills = 90
const daysOfPrices = 30

/** Goods as they come back without a bill, with the bills that they are probably of. Throws `not-found`. */
export async function readUnbilledGoods(tx: Tx, actor: Actor, productId: string, query: Query): Promise<UnbilledGoods> {
  const branchId = branchOf(actor, query.branchId)
  const { goods, rules, rights, businessDay } = await readUnbilled(tx, actor, { branchId, items: [{ productId }] })
  const [product] = goods
  if (!product) throw new DomainError('not-found', { kind: 'product', id: productId })
  const [lowest, lots, bills] = await Promise.all([
    tx.query<{ unitId: string; price: number }>(lowestSql, [
      tx.storeId,
      productId,
      addDays(businessDay, -daysOfPrices),
    ]),
    tx.query<LotRow>(lotsSql, [tx.storeId, productId]),
    tx.query<UnbilledGoods['bills'][number]>(billsSql, [
      tx.storeId,
      productId,
      addDays(businessDay, -daysOfBills),
      actor.branchIds,
      query.customerId ?? null,
    ]),
  ])
  const { who: allowed, why, asksIntact } = restockRule(product, rules)
  const isFree = allowed === 'FREE' || (allowed === 'PHARMACIST' && rights.isPharmacist)
  return {
    productId,
    productCode: product.productCode,
    productName: product.productName,
    units: product.units.map(unit => ({
      ...unit,
      offered: Math.min(unit.price, lowest.find(({ unitId }) => unitId === unit.id)?.price ?? unit.price),
    })),
    isLotManaged: product.isLotManaged,
    lots: lots.map(({ state, ...lot }) => ({
      ...lot,
      quarantine: quarantineWhy({ ...lot, state }, { isDose: false }, businessDay),
    })),
    unfitWhy: unfitWhy(product),
    restock: isFree ? 'FREE' : rights.mayAllow ? 'RIGHT' : 'NEVER',
    restockWhy: isFree ? null : why,
    asksIntact,
    bills,
  }
}

type LotRow = Omit<UnbilledGoods['lots'][number], 'quarantine'> & { state: 'normal' | 'held' | 'recalled' }

/** What one of a unit was sold for at least; gifts and what was given away do not count. */
const lowestSql = `
  select i.unit_id, min(i.net / i.quantity)::bigint as price from bill_item i
  join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED'
  where i.store_id = $1 and i.product_id = $2 and i.business_day >= $3 and i.net >= i.quantity group by i.unit_id`

/** Lots that a pack may name: also those that are sold out. */
const lotsSql = `
  select id as lot_id, number as lot_number, expiry_date, state from lot
  where store_id = $1 and product_id = $2 and merged_into is null and number_key <> ''
  order by expiry_date desc nulls last, id limit 50`

const billsSql = `
  select b.id, b.code, b.sold_at, b.customer_name, b.seller_name, b.payable,
    coalesce((select string_agg(g.product_name, ', ' order by g.position) from bill_item g where g.store_id = $1 and g.bill_id = b.id), '') as goods,
    ${cameBackSql('$1')} as came_back
  from bill b
  where b.store_id = $1 and b.status = 'SUCCEED' and b.branch_id = any($4::uuid[]) and b.business_day >= $3
    and b.id in (select i.bill_id from bill_item i where i.store_id = $1 and i.product_id = $2 and i.business_day >= $3)
    and b.customer_id is not distinct from $5::uuid
  order by b.sold_at desc, b.id desc limit 5`
