import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, id, instant, namedProduct, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

const reads = { model: 'bill', action: 'read' } as const

/**
 * What of the book is asked for: antibiotics, controlled medicines, what was sold without a paper, what stood for another, papers of the
 * national system, and papers without a code of it.
 */
export const bookKinds = ['ANTIBIOTIC', 'CONTROLLED', 'WITHOUT', 'SUBSTITUTE', 'NATIONAL', 'PAPER'] as const
export type BookKind = (typeof bookKinds)[number]

/** Whether all that a paper says of a medicine was handed out by now, by any of its bills. */
export const handedOut = ['WHOLE', 'PART'] as const
export type HandedOut = (typeof handedOut)[number]

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  from: day.optional(),
  to: day.optional(),
  kind: z.enum(bookKinds).optional(),
  handedOut: z.enum(handedOut).optional(),
  doctorId: id.optional(),
  customerId: id.optional(),
}

/** A line of the pharmacy's book of prescription medicines. */
export const bookLine = z.object({
  id,
  billId: id,
  billCode: z.string(),
  soldAt: instant,
  sellerName: z.string(),
  ...namedProduct,
  /** The combo that it was sold in; null where it was sold by itself. */
  comboName: z.string().nullable(),
  ingredient: z.string().nullable(),
  isAntibiotic: z.boolean(),
  unitName: z.string(),
  quantity: z.int(),
  prescribedQuantity: z.int().nullable(),
  /** Of the medicine on its paper; null where no prescribed quantity is known. */
  handedOut: z.enum(handedOut).nullable(),
  /** For how many days it lasts. */
  daysOfSupply: z.int().nullable(),
  standsFor: z.string().nullable(),
  lots: z.string().nullable(),
  prescriptionCode: z.string().nullable(),
  prescribedOn: day.nullable(),
  doctorName: z.string().nullable(),
  facility: z.string().nullable(),
  patientName: z.string().nullable(),
  patientAgeMonths: z.int().nullable(),
  address: z.string().nullable(),
  guardianName: z.string().nullable(),
  diagnosis: z.string().nullable(),
  noPrescriptionReason: z.string().nullable(),
})
export type BookLine = z.output<typeof bookLine>

/** What was sold of one antibiotic. */
export const antibioticSold = z.object({
  ...namedProduct,
  ingredient: z.string().nullable(),
  unitName: z.string(),
  /** Base units. */
  quantity: z.int(),
  billCount: z.int(),
  /** Of them with a prescription. */
  prescriptionCount: z.int(),
})
export type AntibioticSold = z.output<typeof antibioticSold>

/** A medicine that a customer bought and may be taking still. */
export const recentMedicine = z.object({
  productId: id,
  productName: z.string(),
  ingredient: z.string(),
  billId: id,
  billCode: z.string(),
  businessDay: day,
})
export type RecentMedicine = z.output<typeof recentMedicine>

const sorted = sortedBy('soldAt', 'product')

export const prescriptionRoutes = routes({
  list: {
    method: 'GET',
    path: '/prescription/line',
    summary: 'Sổ bán thuốc kê đơn: từng dòng thuốc với đơn, người kê, bệnh nhân, lô và người bán, mới nhất trước',
    permission: reads,
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(bookLine),
    errors: ['not-found'],
  },
  export: exportRoute('/prescription/line/export', 'Xuất sổ bán thuốc kê đơn của bộ lọc ra tệp Excel', reads, {
    ...filter,
    ...sorted,
  }),
  antibiotics: {
    method: 'GET',
    path: '/prescription/antibiotic',
    summary: 'Kháng sinh đã bán theo mặt hàng trong kỳ, bán nhiều nhất trước',
    permission: reads,
    query: z.object({ ...branchFilter, from: day.optional(), to: day.optional() }),
    response: z.object({ items: z.array(antibioticSold) }),
    errors: ['not-found'],
  },
  taken: {
    method: 'GET',
    path: '/prescription/taken',
    summary: 'Các lần bán trước đã lấy bao nhiêu của một đơn thuốc',
    permission: { model: 'sale' },
    query: z.object({ code: text(40, 1), patientName: text(100).optional() }),
    response: z.object({
      items: z.array(
        z.object({
          key: z.string(),
          /** The medicine as it was prescribed, and its base unit. */
          name: z.string(),
          unit: z.string().nullable(),
          sold: z.int(),
          prescribed: z.int().nullable(),
          bills: z.array(z.string()),
        }),
      ),
    }),
  },
  recent: {
    method: 'GET',
    path: '/prescription/recent',
    summary:
      'Thuốc khách đã mua trong 30 ngày, lần mua gần nhất của mỗi thuốc: để xem có chống chỉ định với thuốc đang bán',
    permission: { model: 'sale' },
    query: z.object({ customerId: id }),
    response: z.object({ items: z.array(recentMedicine) }),
    errors: ['not-found'],
  },
})
