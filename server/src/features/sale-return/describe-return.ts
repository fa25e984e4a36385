import { saleReturnReasonText } from '@quay/domain/sale-return/reason-text'
import type { SaleReturnPlan } from '@quay/domain/sale-return/return-plan'

/** What the log tells of a return: whose bill, what came of it, and what was beyond the rules. */
export function describeReturn({ document, items }: SaleReturnPlan, promotions: readonly string[]) {
  const restocked = items.filter(({ restock }) => restock).map(({ line }) => line.productName)
  return {
    ofBill: document.billCode,
    customerName: document.customerName,
    saleReturnReason: saleReturnReasonText[document.reason],
    itemCount: document.itemCount,
    refundable: document.refundable,
    refunded: document.refunded,
    ...(document.debtReduced > 0 && { debtReduced: document.debtReduced }),
    ...(document.credited > 0 && { credited: document.credited }),
    ...(document.fee > 0 && { fee: document.fee }),
    ...(document.surchargesBack > 0 && { surchargesBack: document.surchargesBack }),
    ...(document.giftCharge > 0 && { giftCharge: document.giftCharge }),
    ...(document.giftsWaived && { giftsWaived: true }),
    ...(document.daysLate > 0 && { daysLate: document.daysLate }),
    ...(restocked.length > 0 && { restocked: restocked.join(', ') }),
    // Goods of a promotion came back: whoever reads the log sees where its threshold may not be reached any more.
    ...(promotions.length > 0 && { belowThreshold: [...new Set(promotions)].join(', ') }),
  }
}
