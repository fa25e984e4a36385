import type { VoucherKind } from '@quay/contract/money/voucher-shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'

const columns = 'id, direction, name, counts_in_profit, book_group, is_active, version'

/** The kinds of receipt and payment that a voucher may be of now. */
export function listKinds(tx: Tx): Promise<VoucherKind[]> {
  return tx.query<VoucherKind>(
    `select ${columns} from voucher_kind where store_id = $1 and is_active
     order by direction, name collate "vi-x-icu", id`,
    [tx.storeId],
  )
}

/** All of them, with how many vouchers were written of each; receipts first, those in use before the others. */
export function listAllKinds(tx: Tx) {
  return tx.query<VoucherKind & { voucherCount: number }>(
    `select ${columns}, coalesce(v.vouchers, 0)::int as voucher_count from voucher_kind k
     left join (select kind_id, count(*) as vouchers from cash_voucher where store_id = $1 group by kind_id) v on v.kind_id = k.id
     where k.store_id = $1 order by direction, is_active desc, name collate "vi-x-icu", id`,
    [tx.storeId],
  )
}

/** One kind of the store's own list. */
export async function readKind(tx: Tx, id: string): Promise<VoucherKind | undefined> {
  const [row] = await tx.query<VoucherKind>(`select ${columns} from voucher_kind where store_id = $1 and id = $2`, [
    tx.storeId,
    id,
  ])
  return row
}

/** The same, locked. Throws `not-found`. */
export async function lockKind(tx: Tx, id: string): Promise<VoucherKind> {
  const [row] = await tx.query<VoucherKind>(
    `select ${columns} from voucher_kind where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  if (!row) throw new DomainError('not-found', { kind: 'voucher-kind', id })
  return row
}

/** Throws `voucher-kind-taken` where another kind of the direction has the name, however it is written. */
export async function refuseTakenKind(
  tx: Tx,
  { id, direction, name }: Pick<VoucherKind, 'id' | 'direction' | 'name'>,
): Promise<void> {
  const [taken] = await tx.query<{ name: string }>(
    'select name from voucher_kind where store_id = $1 and direction = $2 and name_key(name) = name_key($3) and id <> $4',
    [tx.storeId, direction, name, id],
  )
  if (taken) throw refuseField('voucher-kind-taken', 'name', { name: taken.name })
}

/** Only a payment is a cost of the book S2c. Throws `voucher-kind-group`. */
export function refuseGroupOfReceipt({ direction, bookGroup }: Pick<VoucherKind, 'direction' | 'bookGroup'>): void {
  if (direction === 'IN' && bookGroup !== null) throw refuseField('voucher-kind-group', 'bookGroup')
}

/** A kind as the log tells. */
export const describeKind = ({
  direction,
  name,
  countsInProfit,
  bookGroup,
  isActive,
}: Omit<VoucherKind, 'id' | 'version'>) => ({
  direction,
  name,
  countsInProfit,
  bookGroup,
  isActive,
})
