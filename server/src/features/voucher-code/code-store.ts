import type { KnownCode } from '@quay/domain/voucher-code/check-code'
import { codeKey } from '@quay/domain/voucher-code/code-key'
import type { Tx } from '../../db/transaction.ts'

type CodeRow = NonNullable<KnownCode['voucher']> & { key: string }

const codesSql = `
  select v.id, v.code, v.code_key as key, v.discount_id, v.is_shared, v.state, v.customer_id, v.expires_on, v.used_at::date as used_on,
    b.code as bill_code
  from voucher_code v left join bill b on b.store_id = v.store_id and b.id = v.bill_id
  where v.store_id = $1 and v.code_key = any($2::text[])`

const lockCodesSql = `
  select id from voucher_code where store_id = $1 and code_key = any($2::text[]) and not is_shared order by id for update`

/** What is known of codes that somebody typed, in the order in which they were. */
export async function findCodes(tx: Tx, asked: readonly string[]): Promise<KnownCode[]> {
  if (asked.length === 0) return []
  const found = await tx.query<CodeRow>(codesSql, [tx.storeId, asked.map(codeKey)])
  const byKey = new Map(found.map(({ key, ...voucher }) => [key, voucher]))
  return asked.map(code => ({ asked: code, voucher: byKey.get(codeKey(code)) ?? null }))
}

/** findCodes, with those that are used once under lock: after funds, before limited promotions (docs/topics/ledgers.md). */
export async function lockCodes(tx: Tx, asked: readonly string[]): Promise<KnownCode[]> {
  if (asked.length === 0) return []
  await tx.query(lockCodesSql, [tx.storeId, asked.map(codeKey)])
  return findCodes(tx, asked)
}

/** Locks the codes that a bill used. */
export const lockCodesOf = (tx: Tx, billId: string) =>
  tx.query('select id from voucher_code where store_id = $1 and bill_id = $2 order by id for update', [
    tx.storeId,
    billId,
  ])

/** Notes that a bill used codes; a shared one stays as it is, and one that was cancelled while the sale waited does too. */
export const takeCodes = (tx: Tx, billId: string, ids: readonly string[]) =>
  ids.length === 0
    ? undefined
    : tx.query(
        `update voucher_code set state = 'USED', used_at = $4, bill_id = $2
         where store_id = $1 and id = any($3::uuid[]) and not is_shared and state = 'ISSUED'`,
        [tx.storeId, billId, ids, tx.now],
      )

/** The codes of a bill that is cancelled may be used again. */
export const giveCodesBack = (tx: Tx, billId: string) =>
  tx.query(
    `update voucher_code set state = 'ISSUED', used_at = null, bill_id = null
     where store_id = $1 and bill_id = $2 and state = 'USED'`,
    [tx.storeId, billId],
  )

const takenSql = `
  select v.id, v.code, v.state, b.code as bill from voucher_code v left join bill b on b.store_id = $1 and b.id = v.bill_id
  where v.store_id = $1 and v.id = any($2::uuid[]) and not v.is_shared`

/**
 * The codes that a bill used are its own again, after they had been given back. Gives the first that another bill has used meanwhile,
 * null where all are taken.
 */
export async function takeCodesAgain(
  tx: Tx,
  billId: string,
  ids: readonly string[],
): Promise<{ code: string; bill: string } | null> {
  if (ids.length === 0) return null
  await tx.query('select id from voucher_code where store_id = $1 and id = any($2::uuid[]) order by id for update', [
    tx.storeId,
    ids,
  ])
  const taken = await tx.query<{ id: string; code: string; state: string; bill: string | null }>(takenSql, [
    tx.storeId,
    ids,
  ])
  const elsewhere = taken.find(({ state }) => state === 'USED')
  if (elsewhere) return { code: elsewhere.code, bill: elsewhere.bill ?? '' }
  await tx.query(
    `update voucher_code set state = 'USED', used_at = $4, bill_id = $2
     where store_id = $1 and id = any($3::uuid[]) and not is_shared`,
    [tx.storeId, billId, ids, tx.now],
  )
  return null
}
