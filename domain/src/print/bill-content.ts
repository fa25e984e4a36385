import type { Bill } from '@quay/contract/bill/shapes'
import type { LineRow, SumRow } from '@quay/contract/print-template/template'
import { formatDate, formatDateTime } from '../text/format-date.ts'
import { formatDong, formatNumber, formatPercent } from '../text/format-number.ts'
import { amountInWords } from './amount-in-words.ts'
import type { Content, Filling } from './content.ts'
import type { PaperItem, PrintDocument, PrintSetting, PrintTools } from './document.ts'
import { maskPhone } from './mask-phone.ts'
import { paperWords as said } from './paper-words.ts'
import type { Part } from './part.ts'
import { middle, money, monthOf, someMoney, words } from './row-parts.ts'

type Item = PaperItem
type Sample = NonNullable<Item['sample']>
type Goods = { items: readonly Item[] }
type Sold = Extract<PrintDocument, { bill: Bill }>

/** What a bill says on its receipt. */
export function billContent(document: Sold, setting: PrintSetting, tools: PrintTools, filling: Filling): Content {
  const { bill, isUnsent = false } = document
  const { letters } = filling
  return {
    issuer: bill.issuer,
    seller: bill.sellerName,
    title: said.titles.bill,
    marks: billMarks(bill, isUnsent),
    facts: {
      always: [
        {
          part: 'pair',
          left: `${said.number} ${bill.code}`,
          right: formatDateTime(bill.soldAt, setting.timeZone).slice(0, -3),
          points: letters.small,
          boldLeft: true,
        },
      ],
      rows: {
        seller: [words(said.seller(bill.sellerName), letters.small)],
        till: bill.deviceName ? [words(said.till(bill.deviceName), letters.small)] : [],
        customer: [words(bill.customerName ? said.customer(bill.customerName) : said.walkIn, letters.small)],
        phone: bill.customerPhone ? [words(said.phone(maskPhone(bill.customerPhone)), letters.small)] : [],
        prescription: bill.prescriptionCode ? [words(said.prescriptionCode(bill.prescriptionCode), letters.small)] : [],
        priceBook: [...new Set(bill.items.flatMap(item => item.priceBookName ?? []))].map(name =>
          words(said.priceBook(name), letters.small),
        ),
      },
      behind: [...invoiceParts(bill, letters.small), ...deliveryParts(bill, letters.usual)],
    },
    lines: (rows, perLine) =>
      filling.isSheet ? [billTable(bill, rows, filling)] : billLines(bill, rows, perLine, filling),
    sums: rows => billSums(bill, rows, filling, isUnsent),
    vietQr: when => transferParts(document, when, tools, letters.small),
    pageQr:
      bill.slug === ''
        ? []
        : [
            {
              part: 'together',
              parts: [
                {
                  part: 'qr',
                  text: `${setting.origin}/${bill.slug}`,
                  label: said.publicQr,
                  millimetres: 25,
                },
                middle(said.scanToSee, letters.small),
              ],
            },
          ],
    thanks: said.thanks,
    advice: said.advice,
  }
}

/** What became of a bill. */
export const billMarks = (bill: Bill, isUnsent: boolean): string[] => [
  ...(bill.status === 'CANCELLED' ? [said.cancelled] : []),
  ...(bill.editedAt === null ? [] : [said.edited]),
  ...(isUnsent ? [said.unsent] : []),
]

/** Whom the e-invoice will be written to, so that the customer sees what is wrong. The number of a person's identity stands on no receipt. */
function invoiceParts({ invoice }: Bill, points: number): Part[] {
  if (!invoice?.isTaken) return []
  const { companyName, buyerName, taxCode } = invoice
  const code = taxCode !== null && taxCode.length !== 12 ? said.taxCode(taxCode) : null
  return [words(said.invoiceTo([companyName ?? buyerName, code].filter(Boolean).join(' · ')), points)]
}

/** Whom the goods are brought to, and what is to be collected there. The phone is whole: who brings them has to call. */
export function deliveryParts({ delivery, debt }: Bill, points: number): Part[] {
  if (!delivery) return []
  const { receiverName, phone, addressLine, note, wishedOn, wishedTime, carrier } = delivery
  return [
    words(said.deliverTo([receiverName, phone].filter(Boolean).join(' · ')), points, { bold: true }),
    words(addressLine, points),
    ...(wishedOn ? [words(said.deliverAt([wishedTime, formatDate(wishedOn)].filter(Boolean).join(' ')), points)] : []),
    ...(note ? [words(note, points)] : []),
    ...(carrier ? [words(said.carrier(carrier), points)] : []),
    ...(debt > 0 ? [words(said.collect(formatDong(debt)), points, { bold: true })] : []),
  ]
}

/** Goods on a roll, one after the other; a liều under its own heading. */
export function billLines(bill: Goods, rows: readonly LineRow[], perLine: 1 | 2, filling: Filling): Part[] {
  const parts: Part[] = []
  for (const [place, item] of bill.items.entries()) {
    const { sample } = item
    if (sample && beginsDose(bill, place)) parts.push(doseHead(bill, sample, filling.letters.usual))
    if (sample && !rows.includes('doseParts')) continue
    parts.push({ part: 'together', parts: lineParts(item, rows, perLine, filling) }, { part: 'rule', isLight: true })
  }
  return parts
}

/** Above the first line of a liều: its name, how many, what they come to. */
function doseHead(bill: Goods, sample: Sample, points: number): Part {
  const { price, discount } = doseSums(bill, sample)
  return money(said.dose(sample.name, formatNumber(sample.count)), price - discount, points, true)
}

/** What the lines of a liều come to, in đồng. */
function doseSums({ items }: Goods, { group }: Sample): { price: number; discount: number } {
  const lines = items.filter(({ sample }) => sample?.group === group)
  return {
    price: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    discount: lines.reduce((sum, item) => sum + discountOf(item), 0),
  }
}

const discountOf = ({ promotionDiscount, lineDiscount }: Item) => promotionDiscount + lineDiscount

/** Whether a line is the first of its liều. */
const beginsDose = ({ items }: Goods, place: number) =>
  items[place]!.sample !== undefined && items[place - 1]?.sample?.group !== items[place]!.sample?.group

function lineParts(item: Item, rows: readonly LineRow[], perLine: 1 | 2, filling: Filling): Part[] {
  const { letters } = filling
  const counted = `${formatNumber(item.quantity)} ${item.unitName.toLowerCase()}`
  const priced = rows.includes('unitPrice') ? `${counted} × ${formatNumber(item.price)}` : counted
  const amount = formatNumber(item.quantity * item.price)
  const named = rows.includes('code') ? `${item.productCode} ${item.productName}` : item.productName
  return [
    ...(perLine === 1
      ? [{ part: 'pair', left: `${named} · ${priced}`, right: amount, points: letters.usual } as const]
      : [
          words(named, letters.usual, { bold: true }),
          { part: 'pair', left: priced, right: amount, points: letters.usual } as const,
        ]),
    ...lineNotes(item, rows, filling),
  ]
}

/** What stands under a line in small letters. */
function lineNotes(item: Item, rows: readonly LineRow[], { letters, usesVat, usesLots }: Filling): Part[] {
  const { promotionDiscount, lineDiscount, discountUnit, discountValue, vatRate } = item
  const percent = discountUnit === 1 && discountValue !== null ? formatPercent(Math.round(discountValue * 100)) : null
  const small = letters.small
  return [
    ...(rows.includes('discount') ? someMoney(said.promotion, -promotionDiscount, small) : []),
    ...(rows.includes('discount') ? someMoney(said.lineDiscount(percent), -lineDiscount, small) : []),
    ...(item.giftOf ? [words(said.gift, small)] : []),
    ...(rows.includes('vat') && usesVat && vatRate > 0 ? [money(said.lineVat(`${vatRate}%`), item.vat, small)] : []),
    ...(rows.includes('comboParts') ? comboNotes(item, rows, usesLots).map(note => words(note, small)) : []),
    ...(item.parts.length === 0 && rows.includes('lots') && usesLots ? lotNotes(item, small) : []),
    ...(rows.includes('directions') && item.note ? [words(item.note, small)] : []),
  ]
}

const numbered = ({ lots }: Item) => lots.filter(lot => lot.expiryDate !== null || lot.lotNumber !== '')
const lotWords = (lot: Item['lots'][number]) => said.lot(lot.lotNumber, lot.expiryDate && monthOf(lot.expiryDate))

function lotNotes(item: Item, points: number): Part[] {
  const lots = numbered(item)
  return lots.map(lot =>
    words(lots.length > 1 ? `${lotWords(lot)} × ${formatNumber(lot.quantity)}` : lotWords(lot), points),
  )
}

function comboNotes(item: Item, rows: readonly LineRow[], usesLots: boolean): string[] {
  return item.parts.map(part => {
    const lots = rows.includes('lots') && usesLots ? numbered(item).filter(lot => lot.productId === part.productId) : []
    const counted = `${formatNumber(part.quantity)} ${part.unitName.toLowerCase()} ${part.productName}`
    return [counted, ...lots.map(lotWords)].join(', ')
  })
}

/** Goods of a bill on a sheet. What stands under a line on a roll stands behind its name. */
export function billTable(bill: Goods, rows: readonly LineRow[], filling: Filling): Part {
  const { columns } = said
  const hasPrice = rows.includes('unitPrice')
  const hasDiscount = rows.includes('discount') && bill.items.some(item => discountOf(item) > 0)
  let number = 0
  const lineOf = (item: Item) => [
    [nameOf(item, rows), ...sheetNotes(item, rows, filling)].join('\n'),
    item.unitName,
    formatNumber(item.quantity),
    ...(hasPrice ? [formatNumber(item.price)] : []),
    ...(hasDiscount ? [formatNumber(-discountOf(item))] : []),
    formatNumber(item.quantity * item.price - (hasDiscount ? discountOf(item) : 0)),
  ]
  const headOf = (sample: Sample) => {
    const { price, discount } = doseSums(bill, sample)
    return [
      said.dose(sample.name, formatNumber(sample.count)),
      ...['', ''],
      ...(hasPrice ? [''] : []),
      ...(hasDiscount ? [formatNumber(-discount)] : []),
      formatNumber(price - discount),
    ]
  }
  return {
    part: 'table',
    points: filling.letters.usual,
    columns: [
      { head: columns.place, share: 6, align: 'middle' },
      { head: columns.product, share: 44, align: 'left' },
      { head: columns.unit, share: 9, align: 'left' },
      { head: columns.quantity, share: 8, align: 'right' },
      ...(hasPrice ? [{ head: columns.price, share: 15, align: 'right' } as const] : []),
      ...(hasDiscount ? [{ head: said.discount, share: 13, align: 'right' } as const] : []),
      { head: columns.amount, share: 18, align: 'right' },
    ],
    rows: bill.items.flatMap((item, place) => {
      const { sample } = item
      if (!sample) return [[String(++number), ...lineOf(item)]]
      // A liều has one number; its lines stand under it where they are shown.
      return [
        ...(beginsDose(bill, place) ? [[String(++number), ...headOf(sample)]] : []),
        ...(rows.includes('doseParts') ? [['', ...lineOf(item)]] : []),
      ]
    }),
  }
}

const nameOf = ({ productCode, productName }: Item, rows: readonly LineRow[]) =>
  rows.includes('code') ? [productCode, productName].filter(Boolean).join(' ') : productName

/** What stands under the name of a line on a sheet. */
function sheetNotes(item: Item, rows: readonly LineRow[], { usesLots, usesVat }: Filling): string[] {
  const { vatRate, vat, parts } = item
  return [
    parts.length === 0 && rows.includes('lots') && usesLots ? numbered(item).map(lotWords).join(', ') : '',
    item.giftOf ? said.gift : '',
    rows.includes('vat') && usesVat && vatRate > 0 ? `${said.lineVat(`${vatRate}%`)}: ${formatNumber(vat)}` : '',
    ...(rows.includes('comboParts') ? comboNotes(item, rows, usesLots) : []),
    rows.includes('directions') ? (item.note ?? '') : '',
  ].filter(Boolean)
}

function billSums(bill: Bill, rows: readonly SumRow[], { letters, usesVat }: Filling, isUnsent: boolean): Part[] {
  const { small, usual, total } = letters
  const byHand = bill.lineDiscount + bill.orderDiscount
  const saved = bill.discountAmount - bill.pointsAmount
  const promotions = bill.discounts.filter(({ amount }) => amount > 0)
  const toPay = bill.payable + bill.surcharges + bill.cashRounding
  return [
    money(said.goods, bill.totalPrice, usual),
    ...(rows.includes('promotions')
      ? promotions.map(({ name, amount }) => money(name, -amount, usual))
      : someMoney(said.promotion, -promotions.reduce((sum, { amount }) => sum + amount, 0), usual)),
    ...someMoney(said.discount, -byHand, usual),
    ...someMoney(said.points(formatNumber(bill.pointsUsed)), -bill.pointsAmount, usual),
    ...bill.surchargeItems.map(({ name, amount }) => money(name, amount, usual)),
    ...someMoney(said.cashRounding, bill.cashRounding, usual),
    money(said.toPay, toPay, total, true),
    ...(rows.includes('saved') && saved > 0 ? [words(said.saved(formatNumber(saved)), usual, { bold: true })] : []),
    ...(rows.includes('words') ? [words(amountInWords(toPay), small, { italic: true })] : []),
    ...(rows.includes('vat') && usesVat
      ? bill.vatGroups
          .filter(({ rate }) => rate > 0)
          .map(({ rate, vat }) => money(said.includesVat(`${rate}%`), vat, small))
      : []),
    ...(rows.includes('paid') ? paidParts(bill, usual) : []),
    ...(rows.includes('debt') ? debtParts(bill, usual) : []),
    ...(rows.includes('points') ? pointParts(bill, small, isUnsent) : []),
    ...givenCodes(bill, letters.small, letters.large),
  ]
}

/** Cash as it was handed over, transfers, what is owed, and the change. */
function paidParts(bill: Bill, points: number): Part[] {
  const rows: [string, number][] = [
    [said.deposit, bill.depositUsed],
    [said.exchange, bill.exchangeUsed],
    [said.methods.CASH, bill.cashTendered],
    ...transfersOf(bill),
    [said.methods.DEBT, bill.debt],
    [said.change, bill.change - bill.changeKept],
    [said.changeKept, bill.changeKept],
  ]
  return [
    { part: 'rule' },
    ...rows.filter(([, amount]) => amount > 0).map(([label, amount]) => money(label, amount, points)),
    ...(bill.debt > 0 && bill.dueOn
      ? [{ part: 'pair', left: said.dueOn, right: formatDate(bill.dueOn), points } as const]
      : []),
  ]
}

/** Transfers as one row; into several accounts each with its account, so that the customer can look both up. */
function transfersOf({ payments }: Bill): [string, number][] {
  const intoAccounts = Map.groupBy(
    payments.filter(({ method }) => method === 'BANK'),
    ({ accountId }) => accountId,
  )
  return [...intoAccounts.values()].map(rows => {
    const sum = rows.reduce((all, { amount }) => all + amount, 0)
    const account = intoAccounts.size > 1 && rows[0]!.accountName
    return [account ? `${said.methods.BANK} ${account}` : said.methods.BANK, sum]
  })
}

/** What the customer owes: before this bill and with it. */
function debtParts({ customerDebt, debt, changeKept }: Bill, points: number): Part[] {
  if (customerDebt === null || (customerDebt === 0 && debt === 0)) return []
  const before = customerDebt - debt + changeKept
  return [
    ...(before !== 0 && before !== customerDebt ? [money(said.debtBefore, before, points)] : []),
    money(said.totalDebt, customerDebt, points),
  ]
}

/** Points before, earned, spent, after, and what ends next. Of a sale that was not sent they are what is to be expected. */
function pointParts(bill: Bill, points: number, isUnsent: boolean): Part[] {
  const { pointsBefore, pointsEarned, pointsUsed, pointsExpiring, pointsExpireOn, pointsToEarn = 0 } = bill
  if (pointsBefore === null) return []
  // Only the server knows what a sale earns.
  if (isUnsent && pointsEarned === 0)
    return [
      ...(pointsBefore === 0 ? [] : [money(said.expected(said.pointsBefore), pointsBefore, points)]),
      words(said.pointsLater, points),
    ]
  const after = pointsBefore + pointsEarned - pointsUsed
  if (pointsBefore === 0 && after === 0 && pointsUsed === 0 && pointsToEarn === 0) return []
  const named = (label: string) => (isUnsent ? said.expected(label) : label)
  return [
    money(said.pointsBefore, pointsBefore, points),
    ...(pointsEarned > 0 ? [money(named(said.earned), pointsEarned, points)] : []),
    ...(pointsUsed > 0 ? [money(said.pointsUsed, -pointsUsed, points)] : []),
    money(named(said.pointsAfter), after, points),
    ...(pointsToEarn > 0 ? [words(said.pointsToEarn(formatNumber(pointsToEarn)), points)] : []),
    ...(pointsExpiring !== null && pointsExpireOn !== null
      ? [words(said.pointsExpiring(formatNumber(pointsExpiring), formatDate(pointsExpireOn)), points)]
      : []),
  ]
}

/** Codes that the customer takes along for the next time. */
function givenCodes({ givenCodes: codes = [] }: Bill, small: number, large: number): Part[] {
  return codes
    .filter(({ state }) => state !== 'CANCELLED')
    .map(({ code, name, expiresOn }) => ({
      part: 'together',
      parts: [
        { part: 'rule' },
        middle(said.codeGiven(name), small),
        { part: 'barcode', text: code, millimetres: 10 },
        middle(code, large, { bold: true }),
        ...(expiresOn ? [middle(said.codeUntil(formatDate(expiresOn)), small)] : []),
      ],
    }))
}

function transferParts(document: Sold, when: 'owed' | 'always', { vietQr }: PrintTools, points: number): Part[] {
  const { bill, transferTo } = document
  const amount = when === 'owed' ? bill.debt : bill.debt || bill.payable + bill.surcharges
  if (!transferTo?.bankBin || !transferTo.accountNumber || amount <= 0 || bill.status === 'CANCELLED') return []
  const { bankBin, accountNumber } = transferTo
  const text = vietQr({ bankBin, accountNumber, amount, purpose: bill.code })
  if (text === null) return []
  const sum = formatDong(amount)
  return [
    {
      part: 'together',
      parts: [
        { part: 'rule' },
        { part: 'qr', text, label: said.vietQr(sum), millimetres: 32 },
        middle(said.scanToPay(sum), points),
      ],
    },
  ]
}
