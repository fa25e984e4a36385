import type { Bill } from '@quay/contract/bill/shapes'
import { formatDate, formatDateTime } from '../text/format-date.ts'
import { formatDong, formatNumber } from '../text/format-number.ts'
import { amountInWords } from './amount-in-words.ts'
import { billMarks, deliveryParts } from './bill-content.ts'
import type { Content, Filling } from './content.ts'
import type { PrintDocument, PrintSetting, Voucher } from './document.ts'
import { paperWords as said } from './paper-words.ts'
import type { Part } from './part.ts'
import { middle, money, words } from './row-parts.ts'

const { prescribed, voucher: vouched } = said

/** What the person who brings goods takes along: to whom, what to collect, which goods. */
export function deliveryContent(bill: Bill, isUnsent: boolean, setting: PrintSetting, filling: Filling): Content {
  const { small, usual, large, total } = filling.letters
  return {
    issuer: bill.issuer,
    seller: bill.sellerName,
    title: said.titles.delivery,
    marks: billMarks(bill, isUnsent),
    facts: {
      always: [
        {
          part: 'pair',
          left: `${said.number} ${bill.code}`,
          right: formatDateTime(bill.soldAt, setting.timeZone).slice(0, -3),
          points: small,
          boldLeft: true,
        },
        ...deliveryParts(bill, large).slice(0, bill.debt > 0 ? -1 : undefined),
      ],
      rows: { seller: [words(said.seller(bill.sellerName), small)] },
    },
    lines: () =>
      bill.items.map(item => ({
        part: 'pair',
        left: item.productName,
        right: `${formatNumber(item.quantity)} ${item.unitName.toLowerCase()}`,
        points: usual,
      })),
    sums: () => [
      bill.debt > 0
        ? money(said.collect('').replace(/[: ]+$/, ''), bill.debt, total, true)
        : words(said.nothingToCollect, usual, { bold: true }),
      { part: 'together', parts: [{ part: 'barcode', text: bill.code, millimetres: 10 }, middle(bill.code, small)] },
    ],
    thanks: said.thanks,
  }
}

/** A prescription that was sold: who wrote it for whom, and what was handed out of it. Neither diagnosis nor whole numbers are on it. */
export function prescriptionContent(bill: Bill, isUnsent: boolean, setting: PrintSetting, filling: Filling): Content {
  const { small, usual } = filling.letters
  const { prescription } = bill
  const patient = [
    prescription?.patientName ?? bill.customerName,
    prescription?.patientAgeMonths != null && prescribed.age(prescription.patientAgeMonths),
  ]
  const code = prescription?.code ?? bill.prescriptionCode
  const doctor = [prescription?.doctorName, prescription?.facility].filter(Boolean).join(' · ')
  const medicines = bill.items.filter(item => !item.giftOf)
  return {
    issuer: bill.issuer,
    seller: bill.sellerName,
    title: said.titles.prescription,
    marks: billMarks(bill, isUnsent),
    facts: {
      always: [
        {
          part: 'pair',
          left: prescribed.ofBill(bill.code),
          right: formatDateTime(bill.soldAt, setting.timeZone).slice(0, -3),
          points: small,
          boldLeft: true,
        },
        ...(code ? [words(prescribed.code(code), usual)] : []),
        ...(patient.some(Boolean) ? [words(prescribed.patient(patient.filter(Boolean).join(', ')), usual)] : []),
        ...(doctor ? [words(prescribed.doctor(doctor), usual)] : []),
        ...(prescription?.prescribedOn ? [words(prescribed.day(formatDate(prescription.prescribedOn)), usual)] : []),
      ],
      rows: { seller: [words(said.seller(bill.sellerName), small)] },
    },
    lines: () => (filling.isSheet ? [prescriptionTable(medicines, filling)] : medicines.flatMap(rowsOf(filling))),
    sums: () => [],
    thanks: said.advice,
  }
}

type Item = Bill['items'][number]

const noteOf = ({ note, standsFor, daysOfSupply }: Item) =>
  [standsFor && prescribed.standsFor(standsFor), note, daysOfSupply && prescribed.days(daysOfSupply)]
    .filter(Boolean)
    .join('; ')

const rowsOf =
  ({ letters }: Filling) =>
  (item: Item): Part[] => {
    const note = noteOf(item)
    const counts = prescribed.counts(
      item.prescribedQuantity === null ? null : formatNumber(item.prescribedQuantity),
      formatNumber(item.quantity),
      item.unitName.toLowerCase(),
    )
    return [
      {
        part: 'together',
        parts: [
          words(item.productName, letters.usual, { bold: true }),
          words(counts, letters.usual),
          ...(note ? [words(note, letters.small)] : []),
        ],
      },
      { part: 'rule', isLight: true },
    ]
  }

function prescriptionTable(items: readonly Item[], { letters }: Filling): Part {
  const { columns } = said
  return {
    part: 'table',
    points: letters.usual,
    columns: [
      { head: columns.place, share: 6, align: 'middle' },
      { head: columns.medicine, share: 38, align: 'left' },
      { head: columns.unit, share: 10, align: 'left' },
      { head: columns.prescribed, share: 9, align: 'right' },
      { head: columns.sold, share: 9, align: 'right' },
      { head: columns.directions, share: 34, align: 'left' },
    ],
    rows: items.map((item, place) => [
      String(place + 1),
      item.productName,
      item.unitName,
      item.prescribedQuantity === null ? '' : formatNumber(item.prescribedQuantity),
      formatNumber(item.quantity),
      noteOf(item),
    ]),
  }
}

/** A receipt or a payment on a roll; on a sheet it is the form 01-TT or 02-TT (`voucher-form.ts`). */
export function voucherContent(voucher: Voucher, setting: PrintSetting, filling: Filling): Content {
  const { small, usual, total } = filling.letters
  const { direction } = voucher
  const line = (label: string, value: string) => words(`${label}: ${value}`, usual)
  return {
    issuer: setting.issuer,
    seller: voucher.createdByName,
    title: said.titles.voucher[direction],
    marks: voucher.status === 'CANCELLED' ? [said.cancelled] : [],
    facts: {
      always: [
        {
          part: 'pair',
          left: `${said.number} ${voucher.code}`,
          right: formatDateTime(voucher.at, setting.timeZone).slice(0, -3),
          points: small,
          boldLeft: true,
        },
        ...(voucher.partnerName ? [line(vouched.who[direction], voucher.partnerName)] : []),
        line(vouched.why[direction], [voucher.kindName, voucher.note].filter(Boolean).join('. ')),
        line(vouched.fund, voucher.accountName),
      ],
      rows: { seller: [words(vouched.author(voucher.createdByName), small)] },
    },
    lines: () => [],
    sums: () => [
      money(vouched.amount, voucher.amount, total, true),
      words(amountInWords(voucher.amount), small, { italic: true }),
    ],
    thanks: said.ordered.thanks,
  }
}

/** Rows as they were written, a name apart from what it comes to. */
export function slipContent(
  { slip, signatures }: Extract<PrintDocument, { kind: 'shift' }>,
  setting: PrintSetting,
  { letters }: Filling,
): Content {
  const [title, ...rows] = slip
  return {
    issuer: setting.issuer,
    seller: '',
    title,
    marks: [],
    facts: { always: [], rows: {} },
    lines: () =>
      rows.map((row): Part => {
        if (typeof row !== 'string') return { part: 'pair', left: row[0], right: row[1], points: letters.usual }
        return row === '—' ? { part: 'rule' } : words(row, letters.usual)
      }),
    sums: () =>
      signatures ? [{ part: 'signatures', names: signatures, hint: said.signHint, points: letters.small }] : [],
    thanks: '',
  }
}

/** Đồng in words and figures on a form. */
export const inWords = (amount: number): string => `${formatDong(amount)} (${amountInWords(amount)})`
