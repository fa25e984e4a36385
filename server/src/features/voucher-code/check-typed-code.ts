import type { Output } from '@quay/contract/route'
import type { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { checkCode } from '@quay/domain/voucher-code/check-code'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { findCodes } from './code-store.ts'

const nameSql = 'select name from discount where store_id = $1 and id = $2 and deleted_at is null and is_active'

/** Whether a code may be used: what it is a code of. A sale looks again. Throws what checkCode refuses. */
export async function checkTypedCode(tx: Tx, code: string): Promise<Output<(typeof voucherCodeRoutes)['check']>> {
  const [known] = await findCodes(tx, [code])
  // A code of one customer may be typed before the customer is chosen: the sale asks for them.
  const of = known!.voucher?.customerId ?? null
  const onDay = tx.now.toISOString().slice(0, 10)
  const refusal = checkCode(known!, { onDay, customerId: of }, 'code')
  if (refusal) throw refuseAs(refusal)
  const voucher = known!.voucher!
  const [discount] = await tx.query<{ name: string }>(nameSql, [tx.storeId, voucher.discountId])
  if (!discount) throw refuseAs(checkCode({ asked: code, voucher: null }, { onDay, customerId: null }, 'code')!)
  return { code: voucher.code, discountId: voucher.discountId, name: discount.name }
}
