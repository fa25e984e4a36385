import type { TrialCart, TrialCartBody } from '@quay/contract/discount/trial'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { soldLines } from './sold-lines.ts'
import { readTriedBill } from './tried-bill.ts'
import { readTriedGoods } from './tried-goods.ts'

/** Goods that somebody chose, or those of a bill, as a browser tries promotions on them. Throws `not-found`. */
export async function readTrialCart(
  tx: Tx,
  actor: Actor,
  { branchId, items = [], billCode }: TrialCartBody,
): Promise<TrialCart> {
  const bill = billCode === undefined ? null : await readTriedBill(tx, actor, billCode)
  const goods = await readTriedGoods(
    tx,
    (bill?.items ?? items).map(({ productId }) => productId),
    bill?.buyer.branchId ?? branchOf(actor, branchId),
    await readSetting(tx, 'promoteMedicines'),
  )
  if (bill) {
    const { code, payable, buyer } = bill
    return { bill: { code, payable }, buyer, lines: soldLines(bill, goods) }
  }
  const lines = items.map(item => ({ ...goods.unitOf(item), quantity: item.quantity, sold: null }))
  return { bill: null, buyer: null, lines }
}
