import { z } from 'zod'
import { pin } from '../auth/shapes.ts'
import { deviceToken } from '../device/device-token.ts'
import { accountKinds, paymentMethods } from '../enumeration.ts'
import { day, dong, id, instant, maxAmount, signedDong, text } from '../field.ts'

/** The notes and coins that are counted, the largest first, in đồng. */
export const denominations = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500] as const

export const shiftStatuses = ['OPEN', 'CLOSED'] as const
export type ShiftStatus = (typeof shiftStatuses)[number]

/** Most notes of one kind in a drawer: a longer number is a slip of the keys. */
export const mostNotes = 9_999

/** What lies in a drawer, by denomination; what is left out is none. */
export const notes = z
  .array(
    z.strictObject({
      value: z.literal([...denominations], 'Không có mệnh giá này'),
      quantity: z.int('Số tờ phải là số nguyên').min(0, 'Số tờ không được âm').max(mostNotes, 'Số tờ quá lớn'),
    }),
  )
  .max(denominations.length)
  .refine(list => new Set(list.map(({ value }) => value)).size === list.length, 'Mỗi mệnh giá ghi một lần')
export type Notes = z.output<typeof notes>

const shiftRow = {
  id,
  code: z.string(),
  status: z.enum(shiftStatuses),
  branchId: id,
  /** The registered till; null is the drawer that all other browsers of the branch share. */
  deviceId: id.nullable(),
  deviceName: z.string().nullable(),
  /** The day on which it was opened; what is sold past midnight stays in it. */
  businessDay: day,
  heldBy: id,
  heldByName: z.string(),
  openedAt: instant,
  openingFloat: z.int(),
  closedAt: instant.nullable(),
  closedByName: z.string().nullable(),
  counted: z.int().nullable(),
  /** What was taken to the safe at the end; the rest stays in the drawer. */
  taken: z.int().nullable(),
  reason: z.string().nullable(),
}

/** A shift as the till and the list show it. What must be in the drawer is null for who counts blind. */
export const shiftSummary = z.object({
  ...shiftRow,
  expected: signedDong.nullable(),
  /** Counted less expected; null before it is closed. */
  difference: signedDong.nullable(),
  billCount: z.int(),
  /** Bills that came after it had been closed. */
  lateCount: z.int(),
})
export type ShiftSummary = z.output<typeof shiftSummary>

/** What was counted of a fund that is not the drawer, beside what the shift brought into it until then. */
const countedFund = z.object({
  accountId: id,
  name: z.string(),
  counted: signedDong,
  expected: signedDong,
  difference: signedDong,
})
export type CountedFund = z.output<typeof countedFund>

/** One count of the drawer. Each stays: who counts again after having seen the difference is seen. */
export const shiftCount = z.object({
  id,
  position: z.int(),
  notes: z.array(z.object({ value: z.int(), quantity: z.int() })),
  counted: z.int(),
  expected: signedDong,
  difference: signedDong,
  /** Transfers and other ways, fund by fund; empty where they were not counted. */
  funds: z.array(countedFund),
  countedByName: z.string(),
  at: instant,
})
export type ShiftCount = z.output<typeof shiftCount>

/** What sales, debts and vouchers brought into a fund and took out of it, in đồng; sums that went out are negative. */
export const moneyFlow = z.object({
  sales: signedDong,
  refunds: signedDong,
  debtCollected: signedDong,
  /** Taken for orders, less what was given back. */
  deposits: signedDong,
  otherIn: signedDong,
  suppliers: signedDong,
  otherOut: signedDong,
  /** What came from other funds of the store, less what went there. */
  transfers: signedDong,
  /** What counts of the fund outside of shifts found too much, less what they missed. */
  countDifference: signedDong,
})

const paperBill = z.object({
  id,
  code: z.string(),
  soldAt: instant,
  payable: z.int(),
  cash: z.int(),
  sellerName: z.string(),
})

/** What was sold and what money moved, of one shift or of one day of a branch. */
export const salesReport = z.object({
  billCount: z.int(),
  /** Goods at their prices before every discount. */
  gross: z.int(),
  /** What promotions took off, of goods and of bills. */
  promotions: z.int(),
  lineDiscount: z.int(),
  orderDiscount: z.int(),
  pointsAmount: z.int(),
  /** Put on bills so that cash could pay them; below zero where it was taken off. */
  cashRounding: z.int(),
  /** Taken beside the goods. */
  surcharges: z.int(),
  payable: z.int(),
  /** Contained in `payable`. */
  vat: z.int(),
  /** How the bills that stand were paid. With surcharges and rounding on the one side these five are what was to be paid. */
  cash: z.int(),
  bank: z.int(),
  debt: z.int(),
  /** By deposits of orders, and by goods that came back for others: no money moved for these then. */
  depositUsed: z.int(),
  exchangeUsed: z.int(),
  cancelled: z.array(paperBill.extend({ reason: z.string().nullable(), cancelledByName: z.string().nullable() })),
  cancelledCount: z.int(),
  cancelledPayable: z.int(),
  /** What customers brought back in the shift or on the day, and how they got their money. */
  returns: z.object({
    count: z.int(),
    /** Less fees and charged gifts: what they take off the sales. */
    amount: z.int(),
    cash: z.int(),
    bank: z.int(),
    credited: z.int(),
    debtReduced: z.int(),
    /** What paid the new goods of exchanges. */
    exchanged: z.int(),
    /** Of what was taken beside the goods. */
    surcharges: z.int(),
  }),
  /** Into and out of the drawer. */
  drawer: moneyFlow,
  /** Of the bank accounts; for who may read the cash book. */
  bankFlow: moneyFlow.optional(),
})
export type SalesReport = z.output<typeof salesReport>

const issuer = z.object({
  storeName: z.string(),
  branchName: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  taxCode: z.string().nullable(),
})

export const shift = shiftSummary.extend({
  /** What the shift before it at this drawer left there; null for the first one. */
  leftBefore: z.int().nullable(),
  /** The person who took it over from its holder, in the shift that follows. */
  handedTo: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** The float by notes, where it was counted so. */
  openingNotes: z.array(z.object({ value: z.int(), quantity: z.int() })).nullable(),
  counts: z.array(shiftCount),
  /** The funds that can be counted beside the drawer: for who may find bank accounts, while the shift is open. */
  otherFunds: z.array(z.object({ accountId: id, name: z.string() })),
  reopenings: z.array(
    z.object({
      at: instant,
      byName: z.string(),
      reason: z.string(),
      closedAt: instant,
      counted: z.int(),
      difference: signedDong,
    }),
  ),
  late: z.array(paperBill.extend({ postedAt: instant })),
  /** Null for who counts blind, until it is closed. */
  report: salesReport.nullable(),
  mayCount: z.boolean(),
  mayReopen: z.boolean(),
  issuer,
})
export type Shift = z.output<typeof shift>

/** A row of money of the drawer within a shift. */
export const shiftMoney = z.object({
  id,
  at: instant,
  kind: z.string(),
  documentKind: z.string(),
  documentId: id,
  documentCode: z.string(),
  partnerName: z.string().nullable(),
  note: z.string().nullable(),
  amount: signedDong,
  employeeName: z.string().nullable(),
})

/** So many goods of a day are named, those that brought most; the rest is counted. */
export const mostGoodsOfDay = 300
/** So many documents that came after a day was printed or closed are named; the rest is counted. */
export const mostChangesOfDay = 50

/** What one fund had, got and gave on a day. */
export const dayFund = z.object({
  accountId: id,
  name: z.string(),
  kind: z.enum(accountKinds),
  /** What the day began and ended with; null where only a part of the day is asked, and of a fund that other branches use too. */
  opening: signedDong.nullable(),
  flow: moneyFlow,
  /** What counts of shifts put right. With the flow it leads from opening to closing. */
  corrections: signedDong,
  closing: signedDong.nullable(),
  /** The last count of the day outside of shifts, with what the book had then. */
  counted: z.object({ amount: z.int(), difference: signedDong }).nullable(),
})
export type DayFund = z.output<typeof dayFund>

/** Why the figures of a day were kept. */
export const dayRecordReasons = ['PRINTED', 'CLOSED'] as const

/** The figures of a day as they were when it was printed or closed. */
export const dayRecord = z.object({
  version: z.int(),
  reason: z.enum(dayRecordReasons),
  at: instant,
  byName: z.string(),
})
export type DayRecord = z.output<typeof dayRecord>

/** The figures that are kept of a day. */
export const dayFigures = [
  'billCount',
  'gross',
  'discount',
  'payable',
  'surcharges',
  'cashRounding',
  'vat',
  'cash',
  'bank',
  'debt',
  'depositUsed',
  'exchangeUsed',
  'cancelledCount',
  'returnCount',
  'returnAmount',
] as const
export type DayFigure = (typeof dayFigures)[number]

/** What became another figure since. */
export const dayChange = z.object({
  /** Null is the money of the fund that is named. */
  figure: z.enum(dayFigures).nullable(),
  fundName: z.string().nullable(),
  before: z.int(),
  now: z.int(),
})
export type DayChange = z.output<typeof dayChange>

/** Whose or which part of a day is asked. */
export const dayFilter = {
  sellerId: id.optional(),
  shiftId: id.optional(),
  deviceId: id.optional(),
  customerId: id.optional(),
  method: z.enum(paymentMethods).optional(),
}

export const endOfDay = z.object({
  branchId: id,
  day,
  /** The caller sees what they sold themselves, and no other sales. */
  isOwn: z.boolean(),
  report: salesReport.omit({ drawer: true, bankFlow: true }),
  /** Fund by fund; those of banks for who may read the cash book. Null for who counts blind, while their shift is open. */
  funds: z.array(dayFund).nullable(),
  shifts: z.array(shiftSummary),
  /** Bills of the day that no shift carries, and returns. */
  outsideCount: z.int(),
  outsideReturnCount: z.int(),
  /** What left the shelves and what came back, in base units, and what it brought in đồng after all discounts and returns. */
  goods: z.array(
    z.object({
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      units: z.array(z.object({ name: z.string(), ratio: z.int() })),
      sold: z.int(),
      returned: z.int(),
      amount: z.int(),
    }),
  ),
  /** Of all of them. */
  goodsCount: z.int(),
  /** Goods that came back count with whoever sold them, in đồng. */
  sellers: z.array(
    z.object({ sellerId: id, sellerName: z.string(), billCount: z.int(), amount: z.int(), returned: z.int() }),
  ),
  /** Who sold on the day and at which tills, whatever is asked: what the filters offer. */
  choices: z.object({
    sellers: z.array(z.object({ id, name: z.string() })),
    tills: z.array(z.object({ id, name: z.string() })),
  }),
  /** When the whole day was printed or closed the last time, and what changed since. Null where it was neither, and of a part of a day. */
  kept: z
    .object({
      ...dayRecord.shape,
      changes: z.array(dayChange),
      /** Documents that were posted or cancelled on this day since then, the last first. */
      documents: z.array(
        z.object({
          kind: z.string(),
          id,
          code: z.string(),
          isCancel: z.boolean(),
          at: instant,
          amount: signedDong,
        }),
      ),
      documentCount: z.int(),
    })
    .nullable(),
  issuer,
})
export type EndOfDay = z.output<typeof endOfDay>

const countId = id
/** How a counted shift ends. */
const ending = {
  /** The count that it is closed with: the last one. */
  countId,
  taken: dong,
  /** Why the count differs; needed where it does. */
  reason: text(300).optional(),
}
export const openBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  openingFloat: dong,
  /** The float by notes: worth as much. */
  openingNotes: notes.optional(),
  /** When a till opened it without the network, by its corrected clock; later than now counts as now. */
  openedAt: instant.optional(),
  /** The till that sends it for the one that opened it: the registered till of the drawer. */
  deviceToken: deviceToken.optional(),
  /** Who opened it, where a colleague delivers it; with `deviceToken` alone. */
  heldBy: id.optional(),
  /** The shift that was handed over without the network, by its last count; with `deviceToken` alone, once all its sales have arrived. */
  closes: z.strictObject({ shiftId: id, ...ending }).optional(),
})
export const countBody = z.strictObject({
  /** Of a count that a till made without the network: sent twice it is one count. */
  id: id.optional(),
  notes,
  /** What came into other funds by the slips and messages at the till. What is left out is not counted. */
  funds: z
    .array(z.strictObject({ accountId: id, counted: signedDong.min(0 - maxAmount).max(maxAmount) }))
    .max(50)
    .refine(list => new Set(list.map(({ accountId }) => accountId)).size === list.length, 'Mỗi quỹ ghi một lần')
    .optional(),
  /** When it was counted, by the till's corrected clock; later than now counts as now. */
  countedAt: instant.optional(),
  /** The till of the drawer: then anybody who is signed in delivers the count of its holder. */
  deviceToken: deviceToken.optional(),
})
export const closeBody = z.strictObject(ending)
export const handOverBody = z.strictObject({
  ...ending,
  /** Of the shift that begins. */
  nextId: id,
  toEmployeeId: id,
  pin,
})
