import type { DiscountView } from '@quay/contract/discount/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { listDiscounts } from './discount-queries.ts'
import { raisePromotionVersion } from './promotion-version.ts'

interface Ranked {
  id: string
  rank: number
  version: number
}

const lockSql = `
  select id, name, rank, version from discount
  where store_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update`

const rankSql = `
  update discount d set rank = r.rank, version = d.version + 1, changed_at = $4
  from unnest($2::uuid[], $3::int[]) as r (id, rank) where d.store_id = $1 and d.id = r.id`

/** Puts promotions in another order, all or none of them. Throws `not-found`, and `version-conflict` with the one that a colleague changed. */
export async function rankDiscounts(tx: Tx, ranks: readonly Ranked[]): Promise<{ items: DiscountView[] }> {
  const ids = ranks.map(({ id }) => id)
  const locked = await tx.query<Ranked & { name: string }>(lockSql, [tx.storeId, ids])
  const found = new Map(locked.map(row => [row.id, row]))
  for (const { id, version } of ranks) {
    const own = found.get(id)
    if (!own) throw new DomainError('not-found', { kind: 'discount', id })
    if (own.version !== version) throw new DomainError('version-conflict', { current: own })
  }
  await tx.query(rankSql, [tx.storeId, ids, ranks.map(({ rank }) => rank), tx.now])
  await raisePromotionVersion(tx)
  const inWords = (rankOf: (row: Ranked) => number) => ({
    promotionRanks: locked.map(row => `${row.name}: ${rankOf(row)}`).join('; '),
  })
  const wanted = new Map(ranks.map(({ id, rank }) => [id, rank]))
  await tx.audit(
    'discount.rank',
    null,
    inWords(({ rank }) => rank),
    inWords(({ id }) => wanted.get(id)!),
  )
  return { items: await listDiscounts(tx) }
}
