import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { walkInCustomer } from '../../text/bill.ts'
import { saleReturnText as words } from '../../text/sale-return.ts'
import type { Slip } from '../receipt/shared/print-slip.ts'

const { slip } = words
const less = (label: string, amount: number) => (amount === 0 ? [] : [slip.line(label, `−${formatDong(amount)}`)])

/** A return on the roll of 80 mm: every amount of the goods below zero, what the customer got, and places to sign. */
export function slipOf(document: SaleReturn, issuer: readonly string[]): Slip {
  return [
    slip.title,
    ...issuer,
    slip.code(document.code, document.billCode),
    slip.line(words.columns.at, formatDate(document.businessDay)),
    slip.line(words.columns.customer, document.customerName ?? walkInCustomer),
    slip.line(words.reason, words.reasons[document.reason]),
    '—',
    ...document.items.flatMap(item => [
      slip.goods(item.productName),
      slip.amounts(formatNumber(item.quantity), item.unitName, formatDong(item.net)),
      ...(item.discount > 0 ? [slip.discount(formatDong(item.discount))] : []),
    ]),
    '—',
    ...less(words.goodsAmount, document.goodsAmount),
    ...(document.vatAmount > 0 ? less(words.vat, document.vatAmount) : []),
    ...(document.fee > 0 ? [slip.line(words.fee, formatDong(document.fee))] : []),
    ...(document.surchargesBack > 0 ? [slip.line(words.surchargesBack, formatDong(document.surchargesBack))] : []),
    ...(document.giftCharge > 0 ? [slip.line(words.giftCharge, formatDong(document.giftCharge))] : []),
    ...(document.debtReduced > 0 ? [slip.line(words.debtReduced, formatDong(document.debtReduced))] : []),
    ...exchangeOf(document),
    ...document.payments.map(({ method, amount }) => slip.line(words.methods[method], formatDong(amount))),
    '—',
    ...slip.signatures.flatMap(who => [who, ' ', ' ']),
  ]
}

/** The new goods of an exchange, and what the customer paid or owes of them beyond what came back. */
function exchangeOf({ exchange, exchangeBillCode }: SaleReturn): string[] {
  if (!exchange) return []
  return [
    '—',
    slip.exchange(exchangeBillCode ?? ''),
    ...exchange.items.flatMap(item => [
      slip.goods(item.productName),
      slip.given(formatNumber(item.quantity), item.unitName, formatDong(item.amount)),
    ]),
    slip.line(words.exchangeWhole, formatDong(exchange.whole)),
    ...(exchange.due > 0 ? [slip.line(words.due, formatDong(exchange.due))] : []),
  ]
}
