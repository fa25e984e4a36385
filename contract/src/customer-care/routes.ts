import { z } from 'zod'
import { day, id, idParams, instant, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'

const reading = { model: 'customer', action: 'read' } as const

/** What came of a call. Who did not answer is called again; of who was put off, on another day. */
export const callResults = ['DONE', 'COMING', 'NO_ANSWER', 'SNOOZED'] as const
export type CallResult = (typeof callResults)[number]
const lastCall = z.object({ result: z.enum(callResults), note: z.string().nullable(), at: instant, byName: z.string() })
export type LastCall = z.output<typeof lastCall>

/** A customer whose medicine runs out: who, which, and what was said at the last call. */
export const refillCall = z.object({
  /** Of the bill's line. */
  id,
  customerId: id,
  customerName: z.string(),
  /** Masked for who may not see phones. */
  phone: z.string().nullable(),
  productId: id,
  productName: z.string(),
  billId: id,
  billCode: z.string(),
  soldOn: day,
  daysOfSupply: z.int(),
  /** The day on which it runs out. */
  endsOn: day,
  /** The call before, where it settled nothing. */
  last: lastCall.nullable(),
})
export type RefillCall = z.output<typeof refillCall>

/** A customer who comes again, to the doctor or to the shop. */
export const revisitCall = z.object({
  /** Of the bill. */
  id,
  customerId: id,
  customerName: z.string(),
  phone: z.string().nullable(),
  billCode: z.string(),
  soldOn: day,
  /** Of the prescription, where the bill has one. */
  doctorName: z.string().nullable(),
  revisitOn: day,
  last: lastCall.nullable(),
})
export type RevisitCall = z.output<typeof revisitCall>

export const birthdayCall = z.object({
  customerId: id,
  customerName: z.string(),
  phone: z.string().nullable(),
  /** This year's. */
  on: day,
  age: z.int(),
  /** What came of the call about this one. */
  last: lastCall.nullable(),
})
export type BirthdayCall = z.output<typeof birthdayCall>

/** How many days before the medicine runs out, or the customer comes again, one calls. */
export const callDaysBefore = 2
/** The list shows birthdays of so many coming days. */
export const birthdayDaysAhead = 7
/** The last call that is still worth one. */
export const callDaysAfter = 60

export const callRoutes = routes({
  today: {
    method: 'GET',
    path: '/customer-call',
    summary:
      'Hôm nay cần gọi: khách sắp hết thuốc theo số ngày dùng, khách đến hẹn khám lại, và khách có sinh nhật trong 7 ngày tới',
    permission: reading,
    query: z.object(branchFilter),
    response: z.object({
      today: day,
      refills: z.array(refillCall),
      revisits: z.array(revisitCall),
      birthdays: z.array(birthdayCall),
    }),
    errors: ['not-found'],
  },
  write: {
    method: 'PUT',
    path: '/customer-call/:id',
    summary:
      'Ghi kết quả gọi khách sắp hết thuốc (mã dòng hóa đơn) hay đến hẹn khám lại (mã hóa đơn): xong, hoặc gọi lại vào ngày khác',
    permission: {
      anyOf: [
        { model: 'customer', action: 'update' },
        { model: 'sale', action: 'create' },
      ],
    },
    params: idParams,
    body: z.discriminatedUnion('result', [
      z.strictObject({ result: z.enum(['DONE', 'COMING', 'NO_ANSWER']), note: text(300).optional() }),
      z.strictObject({ result: z.literal('SNOOZED'), until: day, note: text(300).optional() }),
    ]),
    response: z.object({ id }),
    audit: 'customer.call',
    idempotency: 'natural',
    errors: ['not-found', 'call-until-past'],
  },
  writeBirthday: {
    method: 'PUT',
    path: '/customer-call/birthday/:id',
    summary: 'Ghi kết quả gọi chúc sinh nhật (mã khách) của ngày sinh nhật năm nay',
    permission: {
      anyOf: [
        { model: 'customer', action: 'update' },
        { model: 'sale', action: 'create' },
      ],
    },
    params: idParams,
    body: z.strictObject({ on: day, result: z.enum(['DONE', 'COMING', 'NO_ANSWER']), note: text(300).optional() }),
    response: z.object({ id }),
    audit: 'customer.call',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
