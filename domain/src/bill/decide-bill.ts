import { checkChosenBook } from '../price/check-chosen-book.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { applySamples } from '../sample-medicine/apply-samples.ts'
import { formatDong } from '../text/format-number.ts'
import type { BillFacts, BillInput, SaleRights } from './bill-facts.ts'
import type { BillPlan } from './bill-plan.ts'
import { checkDiscountLimit } from './check-discount-limit.ts'
import { checkMarkup } from './check-markup.ts'
import { checkPosted } from './check-posted.ts'
import { checkSoldAt } from './check-sold-at.ts'
import { findLines, type SaleDraw, type SaleLine } from './find-lines.ts'
import { type PricedBill, priceBill } from './price-bill.ts'
import { type SettledPayment, settlePayment } from './settle-payment.ts'
import { spendPoints } from './spend-points.ts'
import { takeLots } from './take-lots.ts'
import { writeBill } from './write-bill.ts'

/**
 * Decides a sale: every row that it writes, or the first rule that it breaks. The same function runs on the server, with
 * facts read under lock, and at the till without a network.
 */
export function decideBill(input: BillInput, facts: BillFacts): Outcome<{ plan: BillPlan }> {
  const refusal = checkSoldAt(input, facts) ?? checkCustomer(input, facts)
  if (refusal) return refusal

  const notHeld = checkChosenBook(facts.prices)
  if (notHeld) return notHeld
  const found = findLines(input.items, facts)
  if (!found.ok) return found
  const applied = applySamples(found.lines, input, facts.samples)
  if (!applied.ok) return applied
  const { lines } = applied

  const bill = priceLines(input, facts, lines)
  if (!bill.ok) return bill

  const chosen = takeLots(lines, facts.lots, facts.soldDay, facts)
  if (!chosen.ok) return chosen

  const payment = settle(input, facts, bill.payable)
  if (!payment.ok) return payment

  return { ok: true, plan: writeBill(input, facts, { lines, lineLots: chosen.lineLots, bill, payment }) }
}

function checkCustomer({ customerId }: BillInput, { customer }: BillFacts): Refusal | null {
  return customerId && !customer ? refuse('not-found', { kind: 'customer', id: customerId }, 'customerId') : null
}

function priceLines(input: BillInput, facts: BillFacts, lines: readonly SaleLine[]): Outcome<PricedBill> {
  const spent = spendPoints(input.points ?? 0, facts.points)
  if (!spent.ok) return spent
  const bill = priceBill({
    lines: lines.map(({ item, product, price, rounding, draws }) => ({
      quantity: item.quantity,
      unitPrice: price.unitPrice,
      rounding,
      discount: item.discount,
      vatRate: product.vatRate,
      parts: product.parts ? draws.map(vatPart) : undefined,
    })),
    discount: input.discount,
    pointsAmount: spent.pointsAmount,
  })
  if (!bill.ok) return bill
  return checkExpected(input, lines, bill) ?? checkLimits(bill, lines, facts.rights) ?? bill
}

const checkLimits = (bill: PricedBill, lines: readonly SaleLine[], rights: SaleRights): Refusal | null =>
  checkDiscountLimit(bill, rights.discountLimit) ??
  checkPosted(lines, bill, rights.maySellOverPosted) ??
  checkMarkup(lines, bill, rights.maySellOverPosted)

/** What a component brings to the price of its combo, and the VAT that it pays. */
const vatPart = ({ product, part }: SaleDraw) => ({
  weight: part ? part.price * part.quantity : 0,
  vatRate: product.vatRate,
})

/** The screen showed another total: the seller must see the new one before taking money. */
function checkExpected(input: BillInput, lines: readonly SaleLine[], bill: PricedBill): Refusal | null {
  const { expectedPayable } = input
  if (expectedPayable === null || expectedPayable === undefined || expectedPayable === bill.payable) return null
  const { payable, totalPrice, discountAmount } = bill
  const freshLines = lines.map(({ item, price }, index) => {
    const { gross, lineDiscount, orderShare, net } = bill.lines[index]!
    const { listPrice, unitPrice, source, bookId, bookName, tierFrom } = price
    return {
      id: item.id,
      listPrice,
      unitPrice,
      source,
      bookId,
      bookName,
      tierFrom,
      gross,
      lineDiscount,
      orderShare,
      net,
    }
  })
  return refuse(
    'price-changed',
    { payable, payableText: formatDong(payable), expectedPayable, totalPrice, discountAmount, lines: freshLines },
    'expectedPayable',
  )
}

function settle(input: BillInput, facts: BillFacts, payable: number): Outcome<SettledPayment> {
  const payment = settlePayment({
    payable,
    payments: input.payments,
    hasCustomer: facts.customer !== null,
    accounts: {
      cashAccountId: facts.cashAccount.id,
      bankAccountIds: facts.bankAccounts.map(account => account.id),
      defaultBankAccountId: facts.defaultBankAccountId,
    },
  })
  if (!payment.ok) return payment
  return checkDebtLimit(payment.debt, facts) ?? payment
}

function checkDebtLimit(newDebt: number, { customer, rights }: BillFacts): Refusal | null {
  if (!customer || newDebt === 0 || customer.debtLimit === null || rights.mayExceedDebtLimit) return null
  const debt = customer.debt + newDebt
  if (debt <= customer.debtLimit) return null
  const limit = customer.debtLimit
  return refuse('debt-over-limit', { customer: customer.name, debt, limit, limitText: formatDong(limit) }, 'payments')
}
