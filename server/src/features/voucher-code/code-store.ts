import type { GivenCode } from '@quay/domain/bill/bill-plan'
import type { KnownCode } from '@quay/domain/voucher-code/check-code'
import { codeKey } from '@quay/domain/voucher-code/code-key'
import type { Tx } from '../../db/connection/transaction.ts'

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

/** Locks the codes that a bill used, and those that it gave away. */
export const lockCodesOf = (tx: Tx, billId: string) =>
  tx.query(
    'select id from voucher_code where store_id = $1 and (bill_id = $2 or given_bill_id = $2) order by id for update',
    [tx.storeId, billId],
  )

/** Notes that a bill used codes; a shared one stays as it is, and one that was cancelled while the sale waited does too. */
export const takeCodes = (tx: Tx, billId: string, ids: readonly string[]) =>
  ids.length === 0
    ? undefined
    : tx.query(
        `update voucher_code set state = 'USED', used_at = $4, bill_id = $2
         where store_id = $1 and id = any($3::uuid[]) and not is_shared and state = 'ISSUED'`,
        [tx.storeId, billId, ids, tx.now],
      )

/** What used a code: a bill, or an order that its bills hand out. */
export interface CodeUser {
  billId?: string | null
  orderId?: string | null
}

/** The codes of a bill that is cancelled may be used again. */
export const giveCodesBack = (tx: Tx, { billId = null, orderId = null }: CodeUser) =>
  tx.query(
    `update voucher_code set state = 'ISSUED', used_at = null, bill_id = null, order_id = null
     where store_id = $1 and (bill_id = $2::uuid or order_id = $3::uuid) and state = 'USED'`,
    [tx.storeId, billId, orderId],
  )

/**
 * So many codes of a promotion that wait in the drawer, locked until the sale gives them away. Those that another sale takes are passed over:
 * no till waits for a present.
 */
export const takeFromDrawer = (tx: Tx, discountId: string, count: number, onDay: string): Promise<GivenCode[]> =>
  tx.query<GivenCode>(drawerSql, [tx.storeId, discountId, onDay, count])

const drawerSql = `
  select v.id, v.code, v.discount_id, d.name, v.expires_on
  from voucher_code v join discount d on d.store_id = $1 and d.id = v.discount_id and d.deleted_at is null
  where v.store_id = $1 and v.discount_id = $2 and v.state = 'UNUSED' and (v.expires_on is null or v.expires_on >= $3)
  order by v.id limit $4 for update of v skip locked`

/** Codes that a bill gives away: whoever has one may use it. */
export const handOutCodes = (tx: Tx, billId: string, ids: readonly string[]) =>
  ids.length === 0
    ? undefined
    : tx.query(
        `update voucher_code set state = 'ISSUED', issued_at = $4, given_bill_id = $2
         where store_id = $1 and id = any($3::uuid[]) and state = 'UNUSED'`,
        [tx.storeId, billId, ids, tx.now],
      )

/** The codes that a bill gave are worth nothing without it; one that was used stays used. */
export const takeGivenBack = (tx: Tx, billId: string, returnId: string | null = null) =>
  tx.query(
    `update voucher_code set state = 'CANCELLED', taken_back_id = $3
     where store_id = $1 and given_bill_id = $2 and state = 'ISSUED'`,
    [tx.storeId, billId, returnId],
  )

/** The codes that a return took back are good again once it is cancelled. */
export const giveAgain = (tx: Tx, returnId: string) =>
  tx.query(
    `update voucher_code set state = 'ISSUED', taken_back_id = null
     where store_id = $1 and taken_back_id = $2 and state = 'CANCELLED'`,
    [tx.storeId, returnId],
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
  { billId = null, orderId = null }: CodeUser,
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
    `update voucher_code set state = 'USED', used_at = $4, bill_id = $2::uuid, order_id = $5::uuid
     where store_id = $1 and id = any($3::uuid[]) and not is_shared`,
    [tx.storeId, billId, ids, tx.now, orderId],
  )
  return null
}
