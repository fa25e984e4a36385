import type { voucherRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { VoucherKind } from './voucher-store.ts'

/** The store's kinds of receipt and payment. */
export function listKinds(tx: Tx): Promise<VoucherKind[]> {
  return tx.query<VoucherKind>(
    `select id, direction, name, counts_in_profit, book_group from voucher_kind
     where store_id = $1 order by direction, name collate "vi-x-icu", id`,
    [tx.storeId],
  )
}

type Voucher = Answer<(typeof voucherRoutes)['get']>

/** One voucher. Throws `not-found`, also for a branch that is not the caller's. */
export async function readVoucher(tx: Tx, actor: Actor, id: string): Promise<Voucher> {
  const [voucher] = await tx.query<Voucher>(
    `select v.id, v.code, v.status, v.purpose, v.direction, v.kind_name, v.branch_id,
       v.account_id, a.name as account_name, v.amount, v.partner_kind,
       v.partner_id, v.partner_name, v.note, v.counts_in_profit,
       v.created_by_name, v.at, v.business_day, v.version,
       v.cancelled_at, v.cancelled_by_name, v.cancel_reason
     from cash_voucher v join cash_account a on a.store_id = v.store_id and a.id = v.account_id
     where v.store_id = $1 and v.id = $2 and v.branch_id = any($3::uuid[])`,
    [tx.storeId, id, actor.branchIds],
  )
  if (!voucher) throw new DomainError('not-found')
  return voucher
}
