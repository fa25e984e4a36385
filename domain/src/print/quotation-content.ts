import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDateTime } from '../text/format-date.ts'
import { amountInWords } from './amount-in-words.ts'
import { billLines, billTable } from './bill-content.ts'
import type { Content, Filling } from './content.ts'
import type { PrintSetting, Quotation } from './document.ts'
import { maskPhone } from './mask-phone.ts'
import { paperWords as said } from './paper-words.ts'
import { money, someMoney, words } from './row-parts.ts'

const { quoted } = said

/** What a customer who asked for prices takes along: goods, what is taken off, what they come to. It promises nothing else. */
export function quotationContent(quotation: Quotation, setting: PrintSetting, filling: Filling): Content {
  const { small, usual, total } = filling.letters
  const { code, at, sellerName, customerName, customerPhone, note, payable, promotions, vatAmount } = quotation
  return {
    issuer: setting.issuer,
    seller: sellerName,
    title: said.titles.quotation,
    marks: [],
    facts: {
      always: [
        {
          part: 'pair',
          left: code ? `${said.number} ${code}` : quoted.made,
          right: formatDateTime(at, setting.timeZone).slice(0, -3),
          points: small,
          boldLeft: true,
        },
      ],
      rows: {
        seller: [words(said.seller(sellerName), small)],
        customer: [words(customerName ? said.customer(customerName) : said.walkIn, small)],
        phone: customerPhone ? [words(said.phone(maskPhone(customerPhone)), small)] : [],
        priceBook: quotation.priceBooks.map(name => words(said.priceBook(name), small)),
      },
      behind: note ? [words(quoted.note(note), small)] : [],
    },
    // Lots and the tax of a line are settled when goods are sold.
    lines: (rows, perLine) => {
      const shown = rows.filter(row => row !== 'lots' && row !== 'vat')
      return filling.isSheet ? [billTable(quotation, shown, filling)] : billLines(quotation, shown, perLine, filling)
    },
    sums: rows => [
      money(said.goods, quotation.totalPrice, usual),
      ...(rows.includes('promotions')
        ? promotions.map(({ name, amount }) => money(name, -amount, usual))
        : someMoney(said.promotion, -promotions.reduce((sum, { amount }) => sum + amount, 0), usual)),
      ...someMoney(said.discount, -quotation.discount, usual),
      ...quotation.surcharges.map(({ name, amount }) => money(name, amount, usual)),
      money(quoted.payable, payable, total, true),
      ...(rows.includes('words') ? [words(amountInWords(payable), small, { italic: true })] : []),
      ...(rows.includes('vat') && filling.usesVat ? someMoney(quoted.vat, vatAmount, small) : []),
      words(quoted.noBill, small),
    ],
    thanks: said.ordered.thanks,
  }
}

/** An order as a quotation: at the prices that it has now. */
export function quotationOfOrder(order: SalesOrder): Quotation {
  const { code, branchId, note, totalPrice, vatAmount, surchargeItems, discounts } = order
  return {
    code,
    branchId,
    at: order.confirmedAt ?? order.createdAt,
    sellerName: order.confirmedByName ?? order.createdByName,
    customerName: order.customerName,
    customerPhone: order.contactPhone,
    note,
    totalPrice,
    vatAmount,
    priceBooks: [...new Set(order.items.flatMap(item => item.priceBookName ?? []))],
    items: order.items.map(item => ({ ...item, vat: 0, lots: [], parts: [] })),
    promotions: discounts.filter(({ amount }) => amount > 0),
    discount: order.lineDiscount + order.orderDiscount,
    surcharges: surchargeItems,
    payable: order.payable + order.surcharges,
  }
}
