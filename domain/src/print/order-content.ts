import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDate, formatDateTime } from '../text/format-date.ts'
import { formatNumber } from '../text/format-number.ts'
import { amountInWords } from './amount-in-words.ts'
import type { Content, Filling } from './content.ts'
import type { PrintSetting } from './document.ts'
import { maskPhone } from './mask-phone.ts'
import { paperWords as said } from './paper-words.ts'
import type { Part } from './part.ts'
import { money, someMoney, words } from './row-parts.ts'

const { ordered } = said
type Item = SalesOrder['items'][number]

/** What a customer takes along of an order: goods at their frozen price, what was paid before, until when goods are kept. */
export function orderContent(order: SalesOrder, setting: PrintSetting, filling: Filling): Content {
  const { small, usual, large } = filling.letters
  const short = (instant: string) => formatDateTime(instant, setting.timeZone).slice(0, -3)
  const seller = order.confirmedByName ?? order.createdByName
  return {
    issuer: setting.issuer,
    seller,
    title: said.titles.order,
    marks: order.status === 'CANCELLED' ? [said.cancelled] : [],
    facts: {
      always: [
        {
          part: 'pair',
          left: `${said.number} ${order.code}`,
          right: short(order.confirmedAt ?? order.createdAt),
          points: small,
          boldLeft: true,
        },
      ],
      rows: {
        seller: [words(said.seller(seller), small)],
        customer: [words(said.customer(order.customerName ?? said.walkIn), small)],
        phone: order.contactPhone ? [words(said.phone(maskPhone(order.contactPhone)), small)] : [],
        priceBook: [...new Set(order.items.flatMap(item => item.priceBookName ?? []))].map(name =>
          words(said.priceBook(name), small),
        ),
      },
      behind: [
        ...(order.address ? [words(ordered.address(order.address), small)] : []),
        ...(order.expectedOn ? [words(ordered.expectedOn(formatDate(order.expectedOn)), small)] : []),
        ...(filling.isSheet && order.note ? [words(ordered.note(order.note), small)] : []),
      ],
    },
    lines: (rows, perLine) =>
      filling.isSheet
        ? [orderTable(order.items, filling)]
        : order.items.flatMap(item => orderLine(item, perLine, rows.includes('discount'), filling)),
    sums: rows => [
      ...orderSums(order, usual, large),
      ...(rows.includes('words')
        ? [words(amountInWords(order.payable + order.surcharges), small, { italic: true })]
        : []),
      ...(order.holdUntil ? [words(ordered.keptUntil(short(order.holdUntil)), small)] : []),
      words(ordered.noBill, small),
    ],
    thanks: ordered.thanks,
  }
}

/** What bills that stand took: the first of them all that stands beside the goods. */
const billedOf = ({ items, bills, surcharges }: SalesOrder) =>
  items.reduce((sum, { billed }) => sum + billed.net, 0) +
  (bills.some(({ status }) => status === 'SUCCEED') ? surcharges : 0)

function orderSums(order: SalesOrder, usual: number, large: number): Part[] {
  const billed = billedOf(order)
  const whole = order.payable + order.surcharges
  return [
    money(ordered.goods, order.totalPrice, usual),
    ...someMoney(ordered.promotions, -(order.promotionDiscount + order.promotionOrder), usual),
    ...someMoney(ordered.discounts, -(order.lineDiscount + order.orderDiscount), usual),
    ...order.surchargeItems.map(({ name, amount }) => money(name, amount, usual)),
    money(ordered.payable, whole, large, true),
    ...someMoney(ordered.billed, -billed, usual),
    money(ordered.deposit, -order.deposit, usual),
    money(ordered.rest, Math.max(whole - billed - order.deposit, 0), large, true),
  ]
}

function orderLine(item: Item, perLine: 1 | 2, showsDiscount: boolean, { letters }: Filling): Part[] {
  const { small, usual } = letters
  const { productName, quantity, unitName, price, amount, giftOf } = item
  const counted = `${formatNumber(quantity)} ${unitName.toLowerCase()} × ${formatNumber(price)}`
  const right = formatNumber(quantity * price)
  return [
    {
      part: 'together',
      parts: [
        ...(perLine === 1
          ? [{ part: 'pair', left: `${productName} · ${counted}`, right, points: usual } as const]
          : [
              words(productName, usual, { bold: true }),
              { part: 'pair', left: counted, right, points: usual } as const,
            ]),
        ...(giftOf ? [words(said.gift, small)] : []),
        ...(!giftOf && showsDiscount && amount < quantity * price
          ? [money(ordered.discounts, amount - quantity * price, small)]
          : []),
      ],
    },
    { part: 'rule', isLight: true },
  ]
}

function orderTable(items: SalesOrder['items'], { letters }: Filling): Part {
  const { columns } = said
  return {
    part: 'table',
    points: letters.usual,
    columns: [
      { head: columns.place, share: 6, align: 'middle' },
      { head: columns.product, share: 44, align: 'left' },
      { head: columns.unit, share: 10, align: 'left' },
      { head: columns.quantity, share: 9, align: 'right' },
      { head: columns.price, share: 15, align: 'right' },
      { head: columns.amount, share: 18, align: 'right' },
    ],
    rows: items.map((item, place) => [
      String(place + 1),
      [item.productName, item.giftOf ? said.gift : item.note].filter(Boolean).join('. '),
      item.unitName,
      formatNumber(item.quantity),
      formatNumber(item.price),
      formatNumber(item.amount),
    ]),
  }
}
