import type { PreviewBody, ReturnPreview } from '@quay/contract/sale-return/shapes'
import { divideRefund, roundRefund } from '@quay/domain/sale-return/settle-return'
import { valueReturn } from '@quay/domain/sale-return/value-return'
import { warningsOf } from '@quay/domain/sale-return/warnings-of'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { readReturn } from './load-return.ts'

/** What a return would come to. Writes nothing. Throws what valueReturn refuses. */
export async function previewReturn(tx: Tx, actor: Actor, body: PreviewBody): Promise<ReturnPreview> {
  const branchId = branchOf(actor, body.branchId)
  const { facts, loaded } = await readReturn(tx, actor, { billId: body.billId, branchId })
  // What is beyond the rules is shown all the same: a colleague may allow it when it is sent.
  const valued = valueReturn(body, { ...facts, rights: { ...facts.rights, mayAllow: true } })
  if (!valued.ok) throw refuseAs(valued)
  const { value } = valued
  const { debtReduced, rest } = divideRefund(value.refundable, value.bill.owed)
  return {
    goodsAmount: value.goodsAmount,
    billRounding: value.billRounding,
    fee: value.fee,
    giftCharge: value.giftCharge,
    refundable: value.refundable,
    debtReduced,
    pointsTaken: value.pointsTaken,
    pointsBack: value.pointsBack,
    vatAmount: value.vatAmount,
    rest,
    restInCash: rest + roundRefund(rest, facts.rules.cashRounding, value.roundingRoom),
    warnings: warningsOf(value, facts, {
      owedElsewhere: loaded.owedElsewhere,
      debtReduced,
      promotions: loaded.promotionNames,
    }),
    items: value.lines.map(({ index, line, net, discount }) => ({
      index,
      billItemId: line.billItemId,
      productName: line.productName,
      gross: net + discount,
      discount,
      net,
    })),
  }
}
