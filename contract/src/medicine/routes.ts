import { z } from 'zod'
import { controlGroups, medicineStates } from '../enumeration.ts'
import { id, idParams, instant, nothing, text } from '../field.ts'
import { flag, pageOf, pageQuery } from '../page.ts'
import { productBody } from '../product/shapes.ts'
import { routes } from '../route.ts'

import { match, medicine, productName } from './shapes.ts'

/** What a product's form sends when a medicine becomes a product: nothing of it is taken from the list but what stands here. */
const copied = productBody.omit({ id: true }).extend({ medicineId: id })

function refuseRepeated<Field extends string>(
  rows: readonly { [Name in Field]: unknown }[],
  field: Field,
  message: string,
  context: z.core.$RefinementCtx,
): void {
  rows.forEach((row, place) => {
    if (rows.findIndex(other => other[field] === row[field]) < place)
      context.addIssue({ code: 'custom', path: [place, field], message })
  })
}

const reading = { model: 'medicine_category', action: 'read' } as const

/** The form of a product asks the list too: who may write products need not have the right to browse it. */
const looking = {
  anyOf: [reading, { model: 'list_product', action: 'create' }, { model: 'list_product', action: 'update' }],
} as const

const linking = {
  anyOf: [
    { model: 'medicine_category', action: 'update' },
    { model: 'list_product', action: 'update' },
  ],
} as const

export const medicineRoutes = routes({
  list: {
    method: 'GET',
    path: '/medicine',
    summary: 'Danh mục thuốc quốc gia: tìm theo tên, hoạt chất, số đăng ký, hãng, không cần dấu',
    permission: looking,
    query: pageQuery.extend({
      isPrescription: flag.optional(),
      controlGroup: z.enum([...controlGroups, 'any']).optional(),
      state: z.enum(medicineStates).optional(),
      country: text(100).optional(),
      /** `true`: those that the store sells; `false`: those that it does not have. */
      isOurs: flag.optional(),
    }),
    response: pageOf(medicine),
  },
  get: {
    method: 'GET',
    path: '/medicine/:id',
    summary: 'Một thuốc của danh mục quốc gia',
    permission: looking,
    params: idParams,
    response: medicine,
    errors: ['not-found'],
  },
  summary: {
    method: 'GET',
    path: '/medicine-summary',
    summary: 'Danh mục cập nhật lần cuối khi nào, có bao nhiêu thuốc; hàng của cửa hàng đã ghép và cần xem lại',
    permission: reading,
    response: z.object({
      medicineCount: z.int(),
      countries: z.array(z.string()),
      lastImport: z
        .object({
          source: z.string(),
          finishedAt: instant,
          added: z.int(),
          changed: z.int(),
          withdrawn: z.int(),
        })
        .nullable(),
      linkedCount: z.int(),
      /** Ours that the list has withdrawn, or whose registration has ended. */
      flaggedCount: z.int(),
      /** Medicines of the store that are linked to none. */
      unlinkedCount: z.int(),
      proposedCount: z.int(),
    }),
  },
  flagged: {
    method: 'GET',
    path: '/medicine-flagged',
    summary: 'Hàng của cửa hàng mà danh mục đã rút hoặc đã hết hạn đăng ký, hàng còn tồn trước',
    permission: reading,
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
    response: z.object({
      items: z.array(
        z.object({
          product: productName.extend({ isActive: z.int(), baseUnit: z.string() }),
          medicine: medicine.pick({
            id: true,
            registrationNumber: true,
            name: true,
            state: true,
            endsOn: true,
            withdrawnOn: true,
            withdrawnReason: true,
          }),
          /** In the branches of the caller, in base units. */
          onHand: z.int(),
        }),
      ),
      totalItem: z.int(),
    }),
  },
  copy: {
    method: 'POST',
    path: '/medicine/copy',
    summary: 'Chép thuốc của danh mục vào hàng của cửa hàng; thuốc đã có thì bỏ qua',
    permission: {
      anyOf: [
        { model: 'medicine_category', action: 'create' },
        { model: 'list_product', action: 'create' },
      ],
    },
    body: z.strictObject({
      items: z
        .array(copied)
        .min(1, 'Chưa chọn thuốc nào')
        .max(50, 'Tối đa 50 thuốc mỗi lần')
        .superRefine((items, context) => refuseRepeated(items, 'medicineId', 'Thuốc bị trùng', context)),
    }),
    response: z.object({
      created: z.array(productName),
      /** Ours already, by link or by number. */
      skipped: z.array(z.object({ medicineId: id, product: productName })),
    }),
    status: 201,
    audit: 'product.create',
    idempotency: 'key',
    errors: [
      'quota-reached',
      'product-code-taken',
      'barcode-taken',
      'idempotency-conflict',
      'not-found',
      'combo-needs-components',
      'combo-one-unit',
      'combo-in-combo',
      'combo-component-repeated',
      'only-combo-has-components',
      'service-not-stocked',
    ],
  },
  matches: {
    method: 'GET',
    path: '/medicine-match',
    work: 'report',
    summary: 'Hàng chưa ghép và thuốc của danh mục có vẻ là nó: cùng số đăng ký trước, rồi tên giống',
    permission: { model: 'list_product', action: 'read' },
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
    response: z.object({ items: z.array(match), more: z.boolean() }),
  },
  link: {
    method: 'POST',
    path: '/medicine-match',
    summary: 'Ghép nhiều mặt hàng với thuốc của danh mục, hoặc bỏ ghép: không trường nào của hàng đổi',
    permission: linking,
    body: z.strictObject({
      pairs: z
        .array(z.strictObject({ productId: id, medicineId: id.nullable() }))
        .min(1, 'Chưa chọn cặp nào')
        .max(500, 'Tối đa 500 cặp mỗi lần')
        .superRefine((pairs, context) => refuseRepeated(pairs, 'productId', 'Mặt hàng bị trùng', context)),
    }),
    response: z.object({ changed: z.int() }),
    audit: 'product.update',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged'],
  },
  propose: {
    method: 'POST',
    path: '/medicine-proposal',
    summary: 'Ghi nhận một mặt hàng mà danh mục chưa có: chờ danh mục bổ sung',
    permission: linking,
    body: z.strictObject({ productId: id, note: text(300).nullish() }),
    response: nothing,
    status: 204,
    audit: 'medicine.propose',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged', 'medicine-linked'],
  },
  proposals: {
    method: 'GET',
    path: '/medicine-proposal',
    summary: 'Hàng chờ danh mục bổ sung',
    permission: reading,
    response: z.array(
      z.object({
        product: productName.extend({ registrationNumber: z.string().nullable() }),
        note: z.string().nullable(),
        at: instant,
        employeeName: z.string(),
      }),
    ),
  },
})
