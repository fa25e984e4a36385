import { z } from 'zod'
import { documentStatuses, draftStatuses } from '../enumeration.ts'
import { cancelled, day, dong, id, instant, maxLines, namedProduct, quantity, text, vatRate } from '../field.ts'
import { branchFilter, flag } from '../page.ts'

/** What became of an order: by what was received of it, or closed by hand. Its `status` is that of every document. */
export const orderProgresses = ['DRAFT', 'CONFIRMED', 'PARTIAL', 'DONE', 'CANCELLED'] as const
export type OrderProgress = (typeof orderProgresses)[number]

const orderItemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** What is expected for one of the unit, without VAT. */
  price: dong.default(0),
  vatRate: vatRate.nullish(),
  note: text(200).nullish(),
})

export const content = {
  branchId: id.optional(),
  providerId: id,
  /** When the goods should come. */
  expectedDate: day.nullish(),
  note: text(500).nullish(),
  items: z.array(orderItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
}

export const purchaseOrderBody = z.strictObject({ id: id.optional(), status: z.enum(draftStatuses), ...content })

export const purchaseOrderSummary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  progress: z.enum(orderProgresses),
  branchId: id,
  providerId: id,
  providerName: z.string(),
  expectedDate: day.nullable(),
  /** Open, and expected before today. */
  isLate: z.boolean(),
  createdByName: z.string(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  goodsAmount: z.int(),
  vatAmount: z.int(),
  payable: z.int(),
})

export const purchaseOrder = purchaseOrderSummary.extend({
  note: z.string().nullable(),
  version: z.int(),
  confirmedByName: z.string().nullable(),
  closedAt: instant.nullable(),
  closedByName: z.string().nullable(),
  closeReason: z.string().nullable(),
  ...cancelled,
  provider: z.object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    taxCode: z.string().nullable(),
    contactName: z.string().nullable(),
  }),
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      /** In base units; it may be more than was ordered. */
      receivedQuantity: z.int(),
      price: z.int(),
      vatRate: z.int().nullable(),
      amount: z.int(),
      vatAmount: z.int(),
      note: z.string().nullable(),
      /** Of the product, the largest first. */
      units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
    }),
  ),
  /** Imports that brought its goods, drafts among them. */
  inbounds: z.array(z.object({ id, code: z.string(), status: z.enum(documentStatuses), createdAt: instant })),
})
export type PurchaseOrder = z.output<typeof purchaseOrder>

export const purchaseOrderFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  progress: z.enum(orderProgresses).optional(),
  /** Confirmed and not yet done. */
  open: flag.optional(),
  /** Open, and expected before today. */
  late: flag.optional(),
  providerId: id.optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})
