import type { ReturnDraft, SaleReturnBody } from '@quay/contract/sale-return/shapes'
import { checkDraft } from '@quay/domain/sale-return/check-draft'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { nextCode } from '../../../db/write/counter.ts'
import { insertHead } from '../../../document/write-document.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { saleReturnCodes } from '../codes.ts'
import { readReturnedBill } from '../load-returned-bill.ts'

type Written = Omit<SaleReturnBody, 'id' | 'branchId'> & { branchId: string }

/**
 * What the head of a draft says: of which bill it is, and what was written. Throws `not-found`, `bill-not-returnable`, and what names
 * no line, unit or lot of the bill.
 */
export async function draftHead(tx: Tx, actor: Actor, body: Written) {
  const { bill, customerId, customerName } = await readReturnedBill(tx, actor, body.billId)
  if (bill.status === 'CANCELLED') throw new DomainError('bill-not-returnable', { code: bill.code })
  refuseDraftPayments(body.payments)
  const refusal = checkDraft(body.items, bill)
  if (refusal) throw refuseAs(refusal)
  await requireGoods(tx, body.exchange?.items ?? [])
  const { today } = await readBranchDay(tx, body.branchId)
  return {
    branchId: body.branchId,
    billId: bill.id,
    billCode: bill.code,
    customerId,
    customerName,
    reason: body.reason,
    note: body.note ?? null,
    businessDay: today,
    draft: JSON.stringify(draftOf(body)),
  }
}

/** No money goes by a draft: payments would be thought to have gone. Throws `refund-mismatch`. */
export function refuseDraftPayments(payments: readonly { amount: number }[]): void {
  const got = payments.reduce((sum, { amount }) => sum + amount, 0)
  const none = { refund: 0, refundText: formatDong(0), got, gotText: formatDong(got) }
  if (got > 0) throw new DomainError('refund-mismatch', none)
}

function draftOf({ branchId, billId, reason, note, items, fee, surplusGifts, exchange }: Written): ReturnDraft {
  const { expectedPayable: _shown, ...goods } = exchange ?? {}
  return {
    branchId,
    billId,
    reason,
    note,
    items,
    fee,
    surplusGifts,
    exchange: exchange && (goods as ReturnDraft['exchange']),
  }
}

/** The new goods of an exchange are of this store. Throws `not-found`. */
async function requireGoods(tx: Tx, items: readonly { productId: string; unitId: string }[]): Promise<void> {
  if (items.length === 0) return
  const units = await tx.query<{ id: string; productId: string }>(unitsSql, [
    tx.storeId,
    items.map(item => item.unitId),
  ])
  const known = new Set(units.map(({ id, productId }) => `${productId} ${id}`))
  const gone = items.find(({ productId, unitId }) => !known.has(`${productId} ${unitId}`))
  if (gone) throw new DomainError('not-found', { kind: 'product', id: gone.productId })
}

const unitsSql = 'select id, product_id from product_unit where store_id = $1 and id = any($2::uuid[])'

/** Keeps a return that is not completed: its number and what was written. Nothing moves. */
export async function insertDraft(tx: Tx, actor: Actor, body: Written & { id: string }, hash: Buffer): Promise<void> {
  const { id, ...written } = body
  const head = await draftHead(tx, actor, written)
  const code = await nextCode(tx, saleReturnCodes)
  await insertHead(tx, actor, 'sale_return', { id, code, hash }, { ...head, status: 'DRAFT' })
  await tx.audit(
    'sale-return.create',
    { kind: 'sale-return', id, code, branchId: head.branchId, amount: null },
    undefined,
    {
      status: 'DRAFT',
      ofBill: head.billCode,
      customerName: head.customerName,
    },
  )
}
