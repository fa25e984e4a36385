import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { QuotaKind } from '../../quotas.ts'

const files = `
  select octet_length(bytes) as size from image where store_id = $1
  union all select octet_length(content) from excel_file where store_id = $1 and content is not null`

/** How much of each the store has; merged goods and people who left count, their papers are kept. */
export const usedSql: Readonly<Record<QuotaKind, string>> = {
  products: 'select count(*)::int as used from product where store_id = $1',
  employees: 'select count(*)::int as used from employee where store_id = $1',
  files: `select count(*)::int as used from (${files}) f`,
  storage: `select coalesce(sum(size), 0)::bigint as used from (${files}) f`,
}

/** Whose room is looked at, with a way to ask the database in its transaction. */
export type RoomOwner = Pick<Tx, 'storeId' | 'quotas' | 'query'>

/**
 * Refuses what would go beyond what the server gives a store. `more` is what is not written yet (rows, or bytes of
 * `storage`); with 0 what this transaction wrote is looked at. The store's row is locked until the end, so that two at
 * once cannot both take the last place; `lock: false` only looks, for what writes nothing. Throws `quota-reached`.
 */
export async function requireRoom(
  tx: RoomOwner,
  kind: QuotaKind,
  more: number,
  { lock = true }: { lock?: boolean } = {},
): Promise<void> {
  const limit = tx.quotas?.[kind]
  if (limit === undefined) return
  if (lock) await tx.query('select id from store where store_id = $1 for no key update', [tx.storeId])
  const [row] = await tx.query<{ used: number }>(usedSql[kind], [tx.storeId])
  if (row!.used + more > limit) throw new DomainError('quota-reached', { what: words[kind](limit), kind, limit })
}

const count = (limit: number) => limit.toLocaleString('vi-VN')
const words: Readonly<Record<QuotaKind, (limit: number) => string>> = {
  products: limit => `${count(limit)} sản phẩm`,
  employees: limit => `${count(limit)} nhân viên`,
  files: limit => `${count(limit)} hình và tệp`,
  storage: limit => `${count(Math.round(limit / 1_048_576))} MB hình và tệp`,
}
