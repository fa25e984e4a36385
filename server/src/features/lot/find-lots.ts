import type { lotRoutes } from '@quay/contract/lot/routes'
import type { FoundLot } from '@quay/contract/lot/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'

/** Lots of a beginning that are looked at: "1" alone begins too many. */
const lookedAt = 200
/** Sorts behind all that goes on after a beginning. */
const last = '\u{10FFFF}'

/**
 * Lots by the beginning of their number, with what lies of them at a branch, kept apart or not: the one that is called so
 * first, then those of which there is some. Lots that are sold out are found too: they are recalled like others.
 */
export function findLots(
  tx: Tx,
  actor: Actor,
  { keyword, limit, branchId }: z.output<(typeof lotRoutes)['find']['query']>,
): Promise<FoundLot[]> {
  const beginning = keyword.toUpperCase()
  return tx.query<FoundLot>(findSql, [
    tx.storeId,
    branchOf(actor, branchId),
    beginning,
    beginning + last,
    lookedAt,
    limit,
  ])
}

const findSql = `
  select l.id, l.number, l.expiry_date, l.state, p.name as product_name, u.name as base_unit, held.quantity
  from (
    select * from lot where store_id = $1 and number_key collate "C" >= $3 and number_key collate "C" < $4
    order by number_key collate "C" limit $5
  ) l
  join product p on p.store_id = $1 and p.id = l.product_id
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base and u.is_active
  cross join lateral (
    select coalesce(sum(s.quantity), 0)::bigint as quantity from stock s
    where s.store_id = $1 and s.branch_id = $2 and s.product_id = l.product_id and s.lot_id = l.id and s.bucket in ('sellable', 'quarantine')
  ) held
  order by l.number_key = $3 desc, held.quantity > 0 desc, l.number_key collate "C", l.expiry_date, l.id limit $6`
