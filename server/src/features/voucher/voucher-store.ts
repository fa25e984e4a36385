import type { PartnerKind } from '@quay/contract/enumeration'
import type { BookGroup } from '@quay/contract/money/book-group'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { ownDocument } from '../../document/lock-document.ts'

/** A receipt (PT) or payment (PC) to be written: by hand, of a debt, or what a fund held on the first day. */
export interface NewVoucher {
  id: string
  code: string
  branchId: string
  businessDay: string
  purpose: 'MANUAL' | 'DEBT' | 'OPENING' | 'DEPOSIT' | 'FEE' | 'COUNT'
  /** The order whose deposit it is. */
  orderId?: string
  direction: 'IN' | 'OUT'
  /** Of the store's list; null for the kinds that the product itself writes. */
  kindId: string | null
  kindName: string
  countsInProfit: boolean
  /** Of a payment that is a cost in the book S2c. */
  bookGroup?: BookGroup | null
  accountId: string
  amount: number
  /** What the paper says; left out, the business day. */
  documentDay?: string | null
  partner: { kind: PartnerKind; id: string | null; name: string | null } | null
  note: string | null
  hash: Buffer
}

/** Writes the document; its ledger rows are the caller's. */
export async function insertVoucher(tx: Tx, actor: Actor, { partner, hash, ...voucher }: NewVoucher): Promise<void> {
  await tx.insert('cash_voucher', [
    {
      ...voucher,
      status: 'SUCCEED',
      partnerKind: partner?.kind ?? null,
      partnerId: partner?.id ?? null,
      partnerName: partner?.name ?? null,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      at: tx.now,
      contentHash: hash,
    },
  ])
}

/** A posted voucher, locked. */
export interface StoredVoucher {
  id: string
  code: string
  status: 'SUCCEED' | 'CANCELLED'
  purpose: 'MANUAL' | 'DEBT' | 'OPENING' | 'DEPOSIT' | 'FEE' | 'COUNT'
  /** Of the order whose deposit it is. */
  orderCode: string | null
  /** Of the document that wrote it, and takes it back: a transfer between funds, a count. */
  writtenBy: string | null
  branchId: string
  businessDay: string
  accountId: string
  amount: number
  partnerKind: PartnerKind | null
  partnerId: string | null
  partnerName: string | null
}

const lockSql = `
  select v.id, v.code, v.status, v.purpose, v.branch_id, v.business_day, v.account_id, v.amount,
    v.partner_kind, v.partner_id, v.partner_name,
    (select o.code from sales_order o where o.store_id = $1 and o.id = v.order_id) as order_code,
    coalesce((select t.code from fund_transfer t where t.store_id = $1 and t.fee_voucher_id = v.id),
      (select c.code from fund_count c where c.store_id = $1 and c.voucher_id = v.id)) as written_by
  from cash_voucher v where v.store_id = $1 and v.id = $2 for update of v`

/** Locks a voucher. Throws `not-found`, also for a branch that is not the caller's. */
export const lockVoucher = (tx: Tx, actor: Actor, id: string): Promise<StoredVoucher> =>
  ownDocument(actor, tx.query<StoredVoucher>(lockSql, [tx.storeId, id]))
