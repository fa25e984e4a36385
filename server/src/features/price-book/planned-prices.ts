import type { plannedPriceRoutes } from '@quay/contract/price-book/routes'
import type { PlannedPrice } from '@quay/contract/price-book/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { newId } from '../../db/new-id.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { lockPricedUnit } from './lock-priced-unit.ts'
import { storeClock } from './store-clock.ts'

type ListQuery = z.output<(typeof plannedPriceRoutes)['list']['query']>
type CreateBody = z.output<(typeof plannedPriceRoutes)['create']['body']>

const detailsSql = `
  select c.id, c.product_id, p.code as product_code, p.name as product_name, c.unit_id,
    c.unit_name, c.starts_at, c.price, c.price_before, c.note, c.state,
    c.created_by_name, c.created_at, c.cancelled_by_name, c.version
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join price_change c on c.store_id = $1 and c.id = asked.id
  join product p on p.store_id = c.store_id and p.id = c.product_id
  order by asked.place`

/** Planned prices by their time, the latest first unless asked otherwise. */
export async function listPlannedPrices(tx: Tx, query: ListQuery) {
  const where = [sql`c.store_id = ${tx.storeId}`]
  if (query.state) where.push(sql`c.state = ${query.state}`)
  if (query.productId) where.push(sql`c.product_id = ${query.productId}`)
  const list = { from: sql`price_change c`, where, key: sql`c.starts_at`, id: sql`c.id` }
  const { ids, ...page } = await readIdPage(tx, list, { orderBy: 'DESC', ...query })
  return { ...page, items: await tx.query<PlannedPrice>(detailsSql, [tx.storeId, ids]) }
}

/**
 * Plans a general price from a minute on, by the clock of each branch. Throws `not-found`, `product-merged`, `price-is-sum`,
 * `price-change-past`, `price-change-exists`, `idempotency-conflict`.
 */
export async function planPrice(tx: Tx, actor: Actor, body: CreateBody, hash: Buffer): Promise<PlannedPrice> {
  const { id = newId(), unitId, startsAt, price, note = null } = body
  const read = () => readPlanned(tx, id)
  return createOnce(tx, {
    table: 'price_change',
    id,
    hash,
    read,
    async make() {
      const unit = await lockPricedUnit(tx, unitId)
      if (unit.isSum) throw refuseField('price-is-sum', 'price')
      const { fastest } = await storeClock(tx)
      if (startsAt <= fastest) throw refuseField('price-change-past', 'startsAt')
      const [other] = await tx.query(
        `select id from price_change where store_id = $1 and unit_id = $2 and starts_at = $3 and state = 'PENDING'`,
        [tx.storeId, unitId, startsAt],
      )
      if (other) throw refuseField('price-change-exists', 'startsAt')
      await tx.insert('price_change', [
        {
          id,
          productId: unit.productId,
          unitId,
          unitName: unit.unitName,
          startsAt,
          price,
          priceBefore: unit.price,
          note,
          state: 'PENDING',
          createdBy: actor.employeeId,
          createdByName: actor.fullName,
          contentHash: hash,
          changedAt: tx.now,
        },
      ])
      const subject = { kind: 'product', id: unit.productId, code: unit.productCode }
      await tx.audit('price-change.create', subject, undefined, { unit: unit.unitName, startsAt, price, note })
      return read()
    },
  })
}

/** Takes a planned price back before its time. Throws `not-found`, `price-change-over`, `version-conflict`. */
export async function cancelPlannedPrice(tx: Tx, actor: Actor, id: string, version: number): Promise<PlannedPrice> {
  await tx.query('select id from price_change where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const planned = await readPlanned(tx, id)
  const { fastest } = await storeClock(tx)
  if (planned.state !== 'PENDING' || planned.startsAt <= fastest) throw new DomainError('price-change-over')
  if (planned.version !== version) throw new DomainError('version-conflict', { current: planned })
  await tx.query(
    `update price_change set state = 'CANCELLED', cancelled_by_name = $3, changed_at = $4, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, actor.fullName, tx.now],
  )
  const { productId, productCode, unitName: unit, startsAt, price } = planned
  const subject = { kind: 'product', id: productId, code: productCode }
  await tx.audit('price-change.cancel', subject, { unit, startsAt, price }, undefined)
  return readPlanned(tx, id)
}

async function readPlanned(tx: Tx, id: string): Promise<PlannedPrice> {
  const [planned] = await tx.query<PlannedPrice>(detailsSql, [tx.storeId, [id]])
  if (!planned) throw new DomainError('not-found', { kind: 'price-change', id })
  return planned
}
