import type { PartnerKind } from '@quay/contract/enumeration'
import type { Actor, Tx } from '../../db/transaction.ts'

/** A receipt (PT) or payment (PC) to be written: by hand, of a debt, or what a fund held on the first day. */
export interface NewVoucher {
  id: string
  code: string
  branchId: string
  businessDay: string
  purpose: 'MANUAL' | 'DEBT' | 'OPENING'
  direction: 'IN' | 'OUT'
  /** Of the store's list; null for the kinds that the product itself writes. */
  kindId: string | null
  kindName: string
  countsInProfit: boolean
  accountId: string
  amount: number
  partner: { kind: PartnerKind; id: string | null; name: string | null } | null
  note: string | null
  hash: Buffer
}

/** Writes the document; its ledger rows are the caller's. */
export async function insertVoucher(tx: Tx, actor: Actor, voucher: NewVoucher): Promise<void> {
  await tx.insert('cash_voucher', [
    {
      id: voucher.id,
      code: voucher.code,
      branchId: voucher.branchId,
      status: 'SUCCEED',
      purpose: voucher.purpose,
      direction: voucher.direction,
      kindId: voucher.kindId,
      kindName: voucher.kindName,
      accountId: voucher.accountId,
      amount: voucher.amount,
      partnerKind: voucher.partner?.kind ?? null,
      partnerId: voucher.partner?.id ?? null,
      partnerName: voucher.partner?.name ?? null,
      note: voucher.note,
      countsInProfit: voucher.countsInProfit,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      at: tx.now,
      businessDay: voucher.businessDay,
      contentHash: voucher.hash,
    },
  ])
}

/** A posted voucher, locked. */
export interface StoredVoucher {
  id: string
  code: string
  status: 'SUCCEED' | 'CANCELLED'
  purpose: 'MANUAL' | 'DEBT' | 'OPENING'
  branchId: string
  businessDay: string
  accountId: string
  amount: number
  partnerKind: PartnerKind | null
  partnerId: string | null
  partnerName: string | null
}

export async function lockVoucher(tx: Tx, id: string): Promise<StoredVoucher | undefined> {
  const [row] = await tx.query<StoredVoucher>(
    `select id, code, status, purpose, branch_id, business_day, account_id, amount,
       partner_kind, partner_id, partner_name
     from cash_voucher where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  return row
}

/** Marks a locked voucher as cancelled; its number stays used. */
export async function markCancelled(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await tx.query(
    `update cash_voucher set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}

export interface VoucherKind {
  id: string
  direction: 'IN' | 'OUT'
  name: string
  countsInProfit: boolean
}

/** One kind of the store's own list. */
export async function readKind(tx: Tx, id: string): Promise<VoucherKind | undefined> {
  const [row] = await tx.query<VoucherKind>(
    `select id, direction, name, counts_in_profit from voucher_kind where store_id = $1 and id = $2`,
    [tx.storeId, id],
  )
  return row
}
