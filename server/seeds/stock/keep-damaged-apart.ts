import { lotRoutes } from '@quay/contract/lot/routes'
import type pg from 'pg'
import { setStore } from '../../src/db/connection/transaction.ts'
import { moveLot } from '../../src/features/lot/move-lot.ts'
import { bodyOf } from '../as-person.ts'
import type { Shop } from '../trade/shop.ts'

const hour = 3_600_000
const mostLots = 2

/** Of the goods that the inspection of the last deliveries found damaged some wait in quarantine, to be given back. */
export async function keepDamagedApart(pool: pg.Pool, { actor, at, end }: Shop): Promise<void> {
  for (const [turn, { lotId, branchId, quantity, reason }] of (await damagedLots(pool, actor.storeId)).entries()) {
    const [body] = bodyOf(lotRoutes.move.body, { branchId, to: 'quarantine', quantity, reason })
    await at(new Date(end.getTime() - (4 - turn / 10) * hour), tx => moveLot(tx, actor, lotId, body))
  }
}

interface DamagedLot {
  lotId: string
  branchId: string
  quantity: number
  reason: string
}

async function damagedLots(pool: pg.Pool, storeId: string): Promise<DamagedLot[]> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; ${setStore(storeId)}`)
    const { rows } = await client.query<DamagedLot>(damagedSql, [storeId, mostLots])
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

const damagedSql = `
  select s.lot_id as "lotId", d.branch_id as "branchId", least(s.quantity, 3 * i.ratio)::int as quantity, i.defect as reason
  from inbound d
  join inbound_item i on i.store_id = d.store_id and i.inbound_id = d.id and i.defect is not null
  join inbound_lot l on l.store_id = i.store_id and l.item_id = i.id
  join stock s on s.store_id = l.store_id and s.branch_id = d.branch_id and s.lot_id = l.lot_id and s.bucket = 'sellable' and s.quantity > 0
  where d.store_id = $1 and d.status = 'SUCCEED'
  order by d.posted_at desc, d.id, i.position limit $2`
