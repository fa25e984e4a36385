import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { saleReturnReasonText } from '../sale-return/reason-text.ts'
import { formatDate } from '../text/format-date.ts'
import { formatNumber } from '../text/format-number.ts'
import type { Content, Filling } from './content.ts'
import type { PrintSetting } from './document.ts'
import { paperWords as said } from './paper-words.ts'
import type { Part } from './part.ts'
import { money, monthOf, words } from './row-parts.ts'

const { returned } = said
type Item = SaleReturn['items'][number]

/**
 * Goods that a customer brought back: every figure of goods, discounts and money given back is below zero. What the shop keeps of it (fee, gifts, the debt
 * of the bill, new goods) is above zero, so that the column adds up to what is given back.
 */
export function returnContent(document: SaleReturn, setting: PrintSetting, filling: Filling): Content {
  const { small, usual, total } = filling.letters
  const kept = (label: string, amount: number): Part[] => (amount === 0 ? [] : [money(label, amount, usual)])
  const less = (label: string, amount: number) => kept(label, -amount)
  return {
    issuer: setting.issuer,
    seller: document.createdByName,
    title: said.titles.return,
    marks: document.status === 'CANCELLED' ? [said.cancelled] : [],
    facts: {
      always: [
        {
          part: 'pair',
          left: `${said.number} ${document.code}`,
          right: formatDate(document.businessDay),
          points: small,
          boldLeft: true,
        },
        words(returned.ofBill(document.billCode), small),
        words(returned.reason(saleReturnReasonText[document.reason]), small),
        ...(document.exchangeBillCode ? [words(returned.exchangeBill(document.exchangeBillCode), small)] : []),
      ],
      rows: {
        seller: [words(said.seller(document.createdByName), small)],
        customer: [words(document.customerName ? said.customer(document.customerName) : said.walkIn, small)],
      },
    },
    lines: (rows, perLine) =>
      filling.isSheet
        ? [returnTable(document, filling)]
        : document.items.flatMap(item => returnLine(item, perLine, rows.includes('lots') && filling.usesLots, filling)),
    sums: rows => [
      ...less(returned.goods, document.goodsAmount),
      ...(rows.includes('vat') && filling.usesVat ? less(returned.vat, document.vatAmount) : []),
      ...less(returned.surcharges, document.surchargesBack),
      ...less(returned.billRounding, document.billRounding),
      ...kept(returned.fee, document.fee),
      ...kept(returned.giftCharge, document.giftCharge),
      ...kept(returned.debtReduced, document.debtReduced),
      ...kept(returned.exchanged, document.exchangeUsed),
      ...less(returned.cashRounding, document.cashRounding),
      ...exchangeParts(document, filling),
      // Where the new goods cost more, the customer gives and gets nothing.
      document.exchange && document.exchange.due > 0
        ? money(returned.due, document.exchange.due, total, true)
        : money(returned.toGive, -document.refunded - document.credited, total, true),
      ...(rows.includes('paid') ? paidParts(document, usual) : []),
    ],
    thanks: said.thanks,
  }
}

/** The new goods of an exchange: what the customer takes along is above zero. */
function exchangeParts({ exchange, exchangeBillCode }: SaleReturn, { letters }: Filling): Part[] {
  if (!exchange) return []
  const { usual } = letters
  return [
    { part: 'rule' },
    words(returned.newGoods(exchangeBillCode), usual, { bold: true }),
    ...exchange.items.map(({ productName, quantity, unitName, amount }) =>
      money(`${productName} · ${formatNumber(quantity)} ${unitName.toLowerCase()}`, amount, usual),
    ),
    money(returned.whole, exchange.whole, usual),
  ]
}

/** How the money went: back to the customer below zero, or from them above it. */
function paidParts({ exchange, payments }: SaleReturn, points: number): Part[] {
  const isFromCustomer = exchange !== null && exchange !== undefined && exchange.due > 0
  return payments.map(({ method, amount }) =>
    isFromCustomer ? money(returned.paid[method], amount, points) : money(returned.methods[method], -amount, points),
  )
}

function returnLine(item: Item, perLine: 1 | 2, showsLots: boolean, { letters }: Filling): Part[] {
  const counted = `${formatNumber(-item.quantity)} ${item.unitName.toLowerCase()}`
  const { small, usual } = letters
  const right = formatNumber(-item.net)
  const lots = showsLots
    ? item.lots
        .filter(lot => lot.lotNumber !== '')
        .map(lot => said.lot(lot.lotNumber, lot.expiryDate && monthOf(lot.expiryDate)))
    : []
  return [
    {
      part: 'together',
      parts: [
        ...(perLine === 1
          ? [{ part: 'pair', left: `${item.productName} · ${counted}`, right, points: usual } as const]
          : [
              words(item.productName, usual, { bold: true }),
              { part: 'pair', left: counted, right, points: usual } as const,
            ]),
        ...(item.discount > 0 ? [money(returned.contained, -item.discount, small)] : []),
        ...lots.map(lot => words(lot, small)),
      ],
    },
    { part: 'rule', isLight: true },
  ]
}

function returnTable({ items }: SaleReturn, { letters }: Filling): Part {
  const { columns } = said
  const hasDiscount = items.some(({ discount }) => discount > 0)
  return {
    part: 'table',
    points: letters.usual,
    columns: [
      { head: columns.place, share: 6, align: 'middle' },
      { head: columns.product, share: 46, align: 'left' },
      { head: columns.unit, share: 10, align: 'left' },
      { head: columns.quantity, share: 9, align: 'right' },
      ...(hasDiscount ? [{ head: said.discount, share: 14, align: 'right' } as const] : []),
      { head: columns.amount, share: 18, align: 'right' },
    ],
    rows: items.map((item, place) => [
      String(place + 1),
      item.productName,
      item.unitName,
      formatNumber(-item.quantity),
      ...(hasDiscount ? [formatNumber(-item.discount)] : []),
      formatNumber(-item.net),
    ]),
  }
}
