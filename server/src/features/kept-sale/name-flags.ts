import { timeInWords } from '@quay/domain/bill/said/flag-sale'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import type { Tx } from '../../db/connection/transaction.ts'

/** Fills into flags what the books do not need and people do: when goods were stopped or a lot was held, and what accounts are called. */
export async function nameFlags(tx: Tx, timeZone: string, flags: readonly Flag[]): Promise<Flag[]> {
  const ids = flags.flatMap(({ kind, details }) =>
    kind === 'lot-recalled' || kind === 'lot-held'
      ? String(details.lotId)
      : kind === 'product-gone'
        ? String(details.productId)
        : [],
  )
  const accountIds = flags.flatMap(({ kind, details }) =>
    kind === 'account-gone' ? [details.accountId, details.otherId].filter(id => typeof id === 'string') : [],
  )
  if (ids.length + accountIds.length === 0) return [...flags]
  const [changed, accounts] = await Promise.all([
    ids.length ? tx.query<{ id: string; at: string }>(changedSql, [tx.storeId, ids]) : [],
    accountIds.length
      ? tx.query<{ id: string; name: string }>(
          'select id, name from cash_account where store_id = $1 and id = any($2::uuid[])',
          [tx.storeId, accountIds],
        )
      : [],
  ])
  const at = new Map(changed.map(row => [row.id, timeInWords(row.at, timeZone)]))
  const nameOf = new Map(accounts.map(row => [row.id, row.name]))
  return flags.map(({ kind, details }) => {
    if (kind === 'account-gone')
      return {
        kind,
        details: {
          ...details,
          account: nameOf.get(String(details.accountId)) ?? 'trên giấy',
          other: nameOf.get(String(details.otherId)) ?? 'tiền mặt',
        },
      }
    const when = at.get(String(details.lotId ?? details.productId))
    return when && 'at' in details ? { kind, details: { ...details, at: when } } : { kind, details }
  })
}

const changedSql = `
  select distinct on (subject_id) subject_id as id, at from user_log
  where store_id = $1 and subject_id = any($2::uuid[]) and action in ('lot.update', 'product.update', 'product.update-many') order by subject_id, at desc`
