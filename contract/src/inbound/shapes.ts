import { z } from 'zod'
import {
  costPayers,
  documentStatuses,
  draftStatuses,
  inboundKinds,
  paymentMethods,
  storageConditions,
} from '../enumeration.ts'
import {
  cancelled,
  day,
  discount,
  dong,
  id,
  instant,
  maxLines,
  maxQuantity,
  namedProduct,
  quantity,
  text,
  vatRate,
} from '../field.ts'
import { needsPurchases } from '../log/log-right.ts'
import { owed } from '../money/owed.ts'
import { branchFilter } from '../page.ts'
import { submission, submissionStates } from '../submission.ts'

/** So much is remembered of what a supplier calls its goods. */
export const supplierItemLetters = { code: 60, name: 300, unitName: 60 } as const

const lotInput = z.strictObject({ lotNumber: text(40, 1), expiryDate: day, quantity })

const inboundItemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  bonusQuantity: z.int('Số lượng phải là số nguyên').min(0).max(maxQuantity).optional(),
  /** Of one unit, without VAT. */
  price: dong,
  discount: discount.optional(),
  vatRate: vatRate.optional(),
  /** In the unit of the line; they add up to quantity + bonus. */
  lots: z.array(lotInput).max(50).optional(),
  /** Sale prices from now on, of any unit of the product; they change when the import is completed. */
  salePrices: z
    .array(z.strictObject({ unitId: id, price: dong }))
    .max(10)
    .optional(),
  /** What the supplier calls it on the invoice: remembered with product and unit for the next one. */
  supplierItem: z
    .strictObject({
      code: text(supplierItemLetters.code).nullish(),
      name: text(supplierItemLetters.name, 1),
      unitName: text(supplierItemLetters.unitName).nullish(),
    })
    .optional(),
  /** What the inspection at the door found wrong with the goods of the line. */
  defect: text(200, 1).nullish(),
})

const namedCost = { name: text(80, 1), amount: dong.min(1, 'Số tiền phải lớn hơn 0') }

/** Beside the goods: spread over the lines by their value, into what the goods cost. */
const costInput = z.discriminatedUnion('payer', [
  z.strictObject({
    ...namedCost,
    payer: z.literal('SUPPLIER'),
    /** The supplier gives it back with goods that are returned. */
    isRefundable: z.boolean().optional(),
  }),
  z.strictObject({
    ...namedCost,
    payer: z.literal('OTHER'),
    /** Who is paid, how (cash where nothing is said), from which account. A debt needs the provider. */
    providerId: id.nullish(),
    method: z.enum(paymentMethods).optional(),
    accountId: id.optional(),
  }),
])

const paymentInput = z.strictObject({
  method: z.enum(paymentMethods),
  amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
  accountId: id.optional(),
})

/** How the goods were received (GPP): by whom, whether they were looked at, and how warm they came. */
export const inspection = {
  receiverId: id.nullish(),
  isInspected: z.boolean().optional(),
  /** Of goods that come cold, in tenths of a degree Celsius. */
  arrivalTemperature: z.int('Nhiệt độ có tối đa một số lẻ').min(-500).max(800).nullish(),
}

export const header = {
  branchId: id.optional(),
  providerId: id.nullish(),
  invoiceNumber: text(40).nullish(),
  invoiceSeries: text(20).nullish(),
  invoiceDate: day.nullish(),
  note: text(500).nullish(),
  discount: discount.nullish(),
  costs: z.array(costInput).max(20, 'Tối đa 20 khoản chi phí').default([]),
  /** What the supplier's invoice says in all, to check by; it changes nothing. */
  invoiceTotal: dong.nullish(),
  ...inspection,
}

export const inboundBody = z.strictObject({
  id: id.optional(),
  kind: z.enum(inboundKinds).default('PURCHASE'),
  /** The order whose goods come: once completed they count as received of it. It stays with the import. */
  purchaseOrderId: id.nullish(),
  status: z.enum(draftStatuses),
  ...header,
  items: z.array(inboundItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
  payments: z.array(paymentInput).max(10).default([]),
})
export type InboundBody = z.output<typeof inboundBody>

export const inboundSummary = z.object({
  id,
  code: z.string(),
  kind: z.enum(inboundKinds),
  status: z.enum(documentStatuses),
  branchId: id,
  providerId: id.nullable(),
  providerName: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  invoiceDate: day.nullable(),
  createdByName: z.string(),
  receiverName: z.string().nullable(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  goodsAmount: z.int(),
  discountAmount: z.int(),
  vatAmount: z.int(),
  /** Costs that the supplier charges; part of what is to be paid to it. */
  costAmount: z.int(),
  /** Costs that others charge: part of what the goods cost, and not of what is to be paid to the supplier. */
  otherCost: z.int(),
  payable: z.int(),
  paid: z.int(),
  /** What was owed when it was completed. */
  debt: z.int(),
  /** What is left of it; null where nothing is, left out for a caller without provider/read. */
  owed: owed.nullish(),
})

export const inbound = inboundSummary.extend({
  purchaseOrderId: id.nullable(),
  purchaseOrderCode: z.string().nullable(),
  invoiceSeries: z.string().nullable(),
  note: z.string().nullable(),
  discountUnit: z.int().nullable(),
  discountValue: z.number().nullable(),
  invoiceTotal: z.int().nullable(),
  /** Whether the branch deducts its VAT, which is then no part of what the goods cost: of a draft as it was last saved. */
  deductsVat: z.boolean(),
  receiverId: id.nullable(),
  isInspected: z.boolean(),
  arrivalTemperature: z.int().nullable(),
  version: z.int(),
  ...cancelled,
  /** When a person last corrected the completed import. */
  amendedAt: instant.nullable(),
  amendedByName: z.string().nullable(),
  /** How it stands with the systems that it is reported to; empty where the branch never was connected. */
  submissions: z.array(submission),
  costs: z.array(
    z.object({
      id,
      name: z.string(),
      payer: z.enum(costPayers),
      amount: z.int(),
      isRefundable: z.boolean(),
      providerId: id.nullable(),
      providerName: z.string().nullable(),
      method: z.enum(paymentMethods).nullable(),
      accountId: id.nullable(),
    }),
  ),
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      isLotManaged: z.boolean(),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      bonusQuantity: z.int(),
      price: z.int(),
      discountUnit: z.int().nullable(),
      discountValue: z.number().nullable(),
      discountAmount: z.int(),
      netAmount: z.int(),
      vatRate: z.int().nullable(),
      vatAmount: z.int(),
      costShare: z.int(),
      salePrices: z.array(z.object({ unitId: id, unitName: z.string(), before: z.int(), price: z.int() })),
      supplierItem: z
        .object({ code: z.string().nullable(), name: z.string(), unitName: z.string().nullable() })
        .nullable(),
      defect: z.string().nullable(),
      lots: z.array(z.object({ lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() })),
    }),
  ),
  payments: z.array(z.object({ method: z.enum(paymentMethods), amount: z.int(), accountId: id.nullable().optional() })),
})
export type Inbound = z.output<typeof inbound>

/** Bytes of an invoice as PDF: a page of text has a tenth of a megabyte with its letters. */
export const pdfInvoiceLimit = 3 * 1024 * 1024

/** Goods as an invoice's line is matched with them. */
export const invoiceGoods = z.object({
  id,
  code: z.string(),
  name: z.string(),
  isLotManaged: z.boolean(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int(), price: z.int() })),
})
export type InvoiceGoods = z.output<typeof invoiceGoods>

/** What a supplier's e-invoice says, with the goods that are known by its codes; nothing of it is stored. */
export const invoiceDraft = z.object({
  /** The kind of file. A person compares the lines read from a PDF with the paper. */
  source: z.enum(['XML', 'PDF']),
  /** What of the whole invoice does not agree or was not found, as sentences. */
  doubts: z.array(z.string()),
  invoice: z.object({
    number: z.string(),
    series: z.string(),
    date: day.nullable(),
    goodsAmount: z.int().nullable(),
    vatAmount: z.int().nullable(),
    total: z.int().nullable(),
  }),
  seller: z.object({ name: z.string(), taxCode: z.string().nullable() }),
  /** The provider with the seller's tax code. */
  provider: z.object({ id, name: z.string(), debt: z.int().optional() }).nullable(),
  /** An import that has this invoice already. */
  duplicate: z.object({ id, code: z.string() }).nullable(),
  /** Đồng off the whole document. */
  discount: z.int(),
  lines: z.array(
    z.object({
      code: z.string().nullable(),
      name: z.string(),
      unitName: z.string().nullable(),
      /** Null where the invoice has a fraction of a unit, or none. */
      quantity: z.int().nullable(),
      bonusQuantity: z.int(),
      price: z.int(),
      discount: z.int(),
      amount: z.int(),
      vatRate: z.int().nullable(),
      lots: z.array(z.object({ lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() })),
      /** Why it is not certain, in words. */
      doubt: z.string().nullable(),
      /** REMEMBERED: a person chose these goods for the code before. NAME: name and unit agree. Null: a person has to choose. */
      matchedBy: z.enum(['REMEMBERED', 'NAME']).nullable(),
      unitId: id.nullable(),
      product: invoiceGoods.nullable(),
    }),
  ),
})
export type InvoiceDraft = z.output<typeof invoiceDraft>

/** A lot that came, as the register of acceptance (sổ kiểm nhập, GPP) tells it. */
export const acceptedLot = z.object({
  inboundId: id,
  code: z.string(),
  day,
  providerName: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  invoiceDate: day.nullable(),
  productName: z.string(),
  activeIngredient: z.string().nullable(),
  strength: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  manufacturer: z.string().nullable(),
  country: z.string().nullable(),
  storage: z.enum(storageConditions).nullable(),
  unitName: z.string(),
  quantity: z.int(),
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  receiverName: z.string().nullable(),
  isInspected: z.boolean(),
  arrivalTemperature: z.int().nullable(),
  defect: z.string().nullable(),
})
export type AcceptedLot = z.output<typeof acceptedLot>

export const inboundFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  kind: z.enum(inboundKinds).optional(),
  providerId: id.optional(),
  productId: id.optional(),
  /** Who wrote it. */
  creatorId: id.optional(),
  /** How it stands with a system that it is reported to. */
  reportState: z.enum(submissionStates).optional(),
  from: day.optional(),
  to: day.optional(),
})

/** What is known of goods before they are bought again. */
export const knownGoods = z.object({
  productId: id,
  vatRate: z.int(),
  /** On hand at the branch, in base units. */
  stock: z.int(),
  /** Whether the branch deducts the VAT that it pays for them now: what they cost is then without it. */
  deductsVat: z.boolean(),
  /** With what one is sold for. */
  units: z.array(z.object({ id, name: z.string(), ratio: z.int(), price: z.int() })),
  /** What they were bought for last; null where they never were. */
  last: z
    .object({
      /** Đồng for one of the unit that held `ratio` base units, without VAT and before discounts. */
      price: z.int(),
      ratio: z.int(),
      providerId: id.nullable(),
      providerName: z.string().nullable(),
      day,
    })
    .nullable(),
})
export type KnownGoods = z.output<typeof knownGoods>

export const bought = needsPurchases('import_product')
