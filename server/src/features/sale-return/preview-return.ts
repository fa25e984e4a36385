import { maxAmount } from '@quay/contract/field'
import type { PreviewBody, ReturnPreview } from '@quay/contract/sale-return/shapes'
import type { BillFacts } from '@quay/domain/bill/bill-facts'
import { discountOf } from '@quay/domain/money/discount'
import type { Refusal } from '@quay/domain/refusal'
import { roundCash } from '@quay/domain/sale/round-cash'
import { reckonAgain } from '@quay/domain/sale-return/reckon-again'
import { divideRefund, roundRefund } from '@quay/domain/sale-return/settle-return'
import { valueReturn } from '@quay/domain/sale-return/value-return'
import { warningsOf } from '@quay/domain/sale-return/warnings-of'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { branchOf, requirePermission } from '../../http/caller/rights.ts'
import { decideWithOwing } from '../bill/decide-with-owing.ts'
import { loadSale } from '../bill/load/load-sale.ts'
import { doctorName } from '../doctor/doctor-store.ts'
import { readWaitingPoints } from '../point/points-to-earn.ts'
import { readReturn } from './load-return.ts'

/** What a return would come to. Writes nothing. Throws what valueReturn refuses. */
export async function previewReturn(tx: Tx, actor: Actor, body: PreviewBody): Promise<ReturnPreview> {
  const branchId = branchOf(actor, body.branchId)
  const { facts, loaded } = await readReturn(tx, actor, { billId: body.billId, branchId })
  // What is beyond the rules is shown all the same: a colleague may allow it when it is sent.
  const valued = valueReturn(body, { ...facts, rights: { ...facts.rights, mayAllow: true } })
  if (!valued.ok) throw refuseAs(valued)
  const { value } = valued
  const exchange = body.exchange
    ? await priceExchange(tx, actor, { ...body.exchange, branchId }, loaded.customerId)
    : null
  const { exchangeUsed, debtReduced, rest } = divideRefund(value.refundable, value.bill.owed, exchange?.due)
  const due = (exchange?.due ?? 0) - exchangeUsed
  const waiting = loaded.customerId ? await readWaitingPoints(tx, body.billId) : null
  return {
    goodsAmount: value.goodsAmount,
    billRounding: value.billRounding,
    fee: value.fee,
    giftCharge: value.giftCharge,
    surchargesBack: value.surchargesBack,
    refundable: value.refundable,
    debtReduced,
    pointsTaken: value.pointsTaken,
    pointsBack: value.pointsBack,
    pointsReckoned: waiting ? reckonAgain(waiting, value, debtReduced) : 0,
    vatAmount: value.vatAmount,
    rest,
    restInCash: rest + roundRefund(rest, facts.rules.cashRounding, value.roundingRoom),
    cashRounding: facts.rules.cashRounding,
    roundingRoom: value.roundingRoom,
    exchange: exchange && {
      payable: exchange.bill.payable,
      surcharges: exchange.surcharges,
      due,
      dueInCash: due + roundCash(due, facts.rules.cashRounding),
      discountAmount: exchange.bill.totalPrice - exchange.bill.payable - exchange.bill.pointsAmount,
      pointsAmount: exchange.bill.pointsAmount,
      items: exchange.items,
    },
    warnings: warningsOf(value, facts, {
      owedElsewhere: loaded.owedElsewhere,
      debtReduced,
      promotions: loaded.promotionNames,
      codes: loaded.givenCodes,
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

type Exchange = NonNullable<PreviewBody['exchange']> & { branchId: string }

/**
 * What the new goods of an exchange cost, as if what comes back paid them all. What is beyond the rights of a person is shown all the
 * same: a colleague may allow it when it is sent. Throws what decideBill refuses.
 */
async function priceExchange(tx: Tx, actor: Actor, exchange: Exchange, customerId: string | null) {
  requirePermission(actor, { model: 'sale' })
  const id = newId()
  const seller = { sellerId: actor.employeeId }
  const { prescription } = exchange
  const doctor = await doctorName(tx, prescription?.doctorId)
  const body = {
    ...exchange,
    ...seller,
    ...(prescription && doctor && { prescription: { ...prescription, doctorName: doctor } }),
    id,
    payments: [],
    ...(customerId && { customerId }),
  }
  const { facts, sellsWithoutStock } = await loadSale(tx, actor, body, false)
  const items = body.items.map(item => ({ ...item, id: newId() }))
  const { surcharges } = facts
  const { decision } = await decideWithOwing(
    tx,
    { ...body, items, exchangeWorth: maxAmount },
    { ...facts, rights: mayAll, surcharges: surcharges && { ...surcharges, mayChange: true } },
    sellsWithoutStock,
  )
  if (!decision.ok) throw exchangeRefused(decision)
  const { plan } = decision
  const goods = plan.bill.payable + plan.bill.pointsAmount
  return {
    bill: plan.bill,
    items: plan.items,
    due: plan.bill.payable + plan.bill.surcharges,
    surcharges: (surcharges?.known ?? [])
      .filter(({ isOffered }) => isOffered)
      .map(({ id: surchargeId, name, isAutomatic, amount }) => ({
        ...{ surchargeId, name, isAutomatic },
        usual: discountOf(goods, amount),
        amount: plan.surcharges.find(row => row.surchargeId === surchargeId)?.amount ?? 0,
      })),
  }
}

/** Rights without a limit. */
const mayAll: BillFacts['rights'] = {
  mayChangePrice: true,
  maySellOverPosted: true,
  maySellWithoutPrescription: true,
  isPharmacist: true,
  maySellContraindicated: true,
  discountLimit: null,
  mayExceedDebtLimit: true,
  mayBackDate: true,
  mayOwe: true,
}

/** At the lines of the exchange, which are not those that come back. */
const exchangeRefused = (refusal: Refusal) =>
  refuseAs({ ...refusal, ...(refusal.path !== undefined && { path: `exchange.${refusal.path}` }) })
