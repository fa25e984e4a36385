import type { PointBalance, pointEntry } from '@quay/contract/point/shapes'
import { availablePoints, nextExpiry } from '@quay/domain/point/expire-points'
import { ruleOn } from '@quay/domain/point/point-rule'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { decodeCursor, encodeCursor } from '../../db/list/page.ts'
import { readSetting } from '../setting/read-setting.ts'
import { todayOf } from './point-setting-queries.ts'
import { readPointLots, readPointRules } from './point-store.ts'

interface Head {
  points: number
  tierName: string | null
  billCount: number
}

const headSql = `
  select c.points, (select t.name from point_tier t where t.store_id = $1 and t.id = c.tier_id) as tier_name,
    (select count(*)::int from bill b where b.store_id = $1 and b.customer_id = $2 and b.status = 'SUCCEED') as bill_count
  from customer c where c.store_id = $1 and c.id = $2`

/** What a customer may spend today, with the rule. The caller sees the customer. */
export async function readPointBalance(tx: Tx, actor: Actor, customerId: string): Promise<PointBalance> {
  const [[head], lots, rules, today, usesPoints, promotesMedicines] = await Promise.all([
    tx.query<Head>(headSql, [tx.storeId, customerId]),
    readPointLots(tx, customerId),
    readPointRules(tx),
    todayOf(tx, actor),
    readSetting(tx, 'usePoints'),
    readSetting(tx, 'promoteMedicines'),
  ])
  const held = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  const available = availablePoints(lots, today)
  const next = nextExpiry(lots, today)
  return {
    ...head!,
    available,
    expired: held - available,
    expiringPoints: next?.points ?? null,
    expiringOn: next?.on ?? null,
    rule: usesPoints ? ruleOn(rules, today) : null,
    promotesMedicines,
  }
}

type Entry = z.output<typeof pointEntry>

/** A page of a customer's point ledger, newest first, with what is left of the points. The caller sees the customer. */
export async function readPointLedger(
  tx: Tx,
  actor: Actor,
  { customerId, cursor, limit }: { customerId: string; cursor?: string | undefined; limit: number },
) {
  const before = cursor ? decodeCursor(cursor, 1)[0] : Number.MAX_SAFE_INTEGER
  const [[head], lots, today, rows] = await Promise.all([
    tx.query<Head>(headSql, [tx.storeId, customerId]),
    readPointLots(tx, customerId),
    todayOf(tx, actor),
    tx.query<Entry & { sequence: number }>(ledgerSql, [tx.storeId, customerId, before, limit + 1]),
  ])
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    points: head!.points,
    tierName: head!.tierName,
    available: availablePoints(lots, today),
    lots,
    items,
    nextCursor: rows.length > limit && last ? encodeCursor([last.sequence]) : null,
  }
}

const ledgerSql = `
  select e.id, e.sequence, e.at, e.business_day, e.kind, e.document_kind, e.document_id, e.document_code, e.amount, e.balance_after, e.note,
    exists (select from point_entry u where u.store_id = $1 and u.reverses_id = e.id) as is_undone, l.remaining, l.expires_on
  from point_entry e left join point_lot l on l.store_id = $1 and l.entry_id = e.id
  where e.store_id = $1 and e.customer_id = $2 and e.sequence < $3
  order by e.sequence desc limit $4`
