import type { voucherRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { paperAddress, type UploadedImage } from '@quay/contract/upload/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

type Voucher = Answer<(typeof voucherRoutes)['get']>

/** One voucher. Throws `not-found`, also for a branch that is not the caller's. */
export async function readVoucher(tx: Tx, actor: Actor, id: string): Promise<Voucher> {
  const [[voucher], papers] = await Promise.all([
    tx.query<Omit<Voucher, 'papers'>>(
      `select v.id, v.code, v.status, v.purpose, v.direction, v.kind_name, v.branch_id,
       v.account_id, a.name as account_name, v.amount, v.partner_kind,
       v.partner_id, v.partner_name, v.note, v.counts_in_profit,
       v.created_by_name, v.at, v.business_day, coalesce(v.document_day, v.business_day) as document_day, v.version,
       v.cancelled_at, v.cancelled_by_name, v.cancel_reason
     from cash_voucher v join cash_account a on a.store_id = v.store_id and a.id = v.account_id
     where v.store_id = $1 and v.id = $2 and v.branch_id = any($3::uuid[])`,
      [tx.storeId, id, actor.branchIds],
    ),
    readPapers(tx, id),
  ])
  if (!voucher) throw new DomainError('not-found')
  return { ...voucher, papers }
}

/** Photos of the papers that go with a voucher, in their order. */
async function readPapers(tx: Tx, voucherId: string): Promise<UploadedImage[]> {
  const rows = await tx.query<{ id: string; width: number; height: number }>(
    `select i.id, i.width, i.height from voucher_paper p join image i on i.store_id = $1 and i.id = p.image_id
     where p.store_id = $1 and p.voucher_id = $2 order by p.position`,
    [tx.storeId, voucherId],
  )
  return rows.map(image => ({ ...image, address: paperAddress(image.id) }))
}
