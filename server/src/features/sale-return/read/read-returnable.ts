import type { Returnable } from '@quay/contract/sale-return/shapes'
import { quarantineWhy, restockRule } from '@quay/domain/sale-return/restock-rule'
import type { ReturnFacts, SoldLine } from '@quay/domain/sale-return/return-facts'
import { daysLateOf } from '@quay/domain/sale-return/value-return'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { readReturn } from '../load-return.ts'

/** What of a bill can still come back, for the branch where the caller works. Throws `not-found` and `bill-not-returnable`. */
export async function readReturnable(tx: Tx, actor: Actor, billId: string): Promise<Returnable> {
  const { facts, loaded } = await readReturn(tx, actor, { billId, branchId: actor.defaultBranchId })
  const { bill } = loaded
  if (bill.status === 'CANCELLED') throw new DomainError('bill-not-returnable', { code: bill.code })
  const returns = await tx.query<Returnable['returns'][number]>(returnsSql, [tx.storeId, billId])
  const daysLate = daysLateOf(bill, facts)
  return {
    billId,
    code: bill.code,
    branchId: loaded.branchId,
    businessDay: bill.businessDay,
    soldAt: loaded.soldAt,
    customerId: loaded.customerId,
    customerName: loaded.customerName,
    payable: bill.payable,
    owed: bill.owed,
    owedElsewhere: loaded.owedElsewhere,
    paidBy: [...(bill.cashPaid > 0 ? (['CASH'] as const) : []), ...(bill.bankPaid > 0 ? (['BANK'] as const) : [])],
    daysLate,
    isTooLate: daysLate > 0 && facts.rules.blockLateReturns,
    usualFee: facts.rules.returnFee,
    items: bill.lines.map(line => lineOf(line, facts)),
    returns,
  }
}

function lineOf(line: SoldLine, facts: ReturnFacts): Returnable['items'][number] {
  const { who, why, asksIntact } = restockRule(line, facts.rules)
  const isFree = who === 'FREE' || (who === 'PHARMACIST' && facts.rights.isPharmacist)
  return {
    billItemId: line.billItemId,
    billItemPartId: line.billItemPartId,
    productId: line.productId,
    productCode: line.productCode,
    productName: line.productName,
    unitId: line.unitId,
    unitName: line.unitName,
    ratio: line.ratio,
    units: line.units
      .filter(unit => unit.isActive || unit.id === line.unitId)
      .map(({ id, name, ratio }) => ({ id, name, ratio })),
    sold: line.sold,
    returned: line.returned,
    left: line.sold - line.returned,
    gross: line.net + line.discount,
    net: line.net,
    leftNet: line.net - line.back.net,
    lots: line.lots
      .filter(lot => lot.quantity > lot.returned)
      .map(lot => ({
        lotId: lot.lotId,
        lotNumber: lot.lotNumber,
        expiryDate: lot.expiryDate,
        left: lot.quantity - lot.returned,
        quarantine: quarantineWhy(lot, line, facts.businessDay),
      })),
    comboName: line.comboName,
    isRefused: line.policy === 'NONE',
    restock: isFree ? 'FREE' : facts.rights.mayAllow ? 'RIGHT' : 'NEVER',
    restockWhy: isFree ? null : why,
    asksIntact,
  }
}

const returnsSql = `
  select id, code, created_at, refundable from sale_return
  where store_id = $1 and bill_id = $2 and status = 'SUCCEED' order by created_at`
