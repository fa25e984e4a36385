import { z } from 'zod'
import { day, id, maxQuantity, text } from './field.ts'
import { branchFilter, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

/** What a suggestion goes by: the levels of the product, or what was sold. */
export const reorderBases = ['level', 'sales'] as const
export const salesDays = ['30', '60', '90'] as const

const how = {
  basis: z.enum(reorderBases).default('level'),
  /** Days of sales that are looked at. */
  days: z.enum(salesDays).default('30'),
  /** By sales: for how many days the goods should last, beside the provider's lead time. */
  coverDays: z.coerce.number().int().min(1, 'Từ 1 ngày').max(365, 'Tối đa 365 ngày').default(30),
}
const which = {
  ...branchFilter,
  groupId: id.optional(),
  /** An id, or `none` for goods that nobody delivered yet. */
  providerId: z.union([id, z.literal('none')]).optional(),
}

export const reorderFilter = z.object({ ...how, ...which })

const reorderRow = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  /** All in base units. */
  onHand: z.int(),
  reserved: z.int(),
  /** Of what is on hand: expired, held, recalled or in quarantine. */
  unsellable: z.int(),
  onOrder: z.int(),
  /** In drafts of orders, which the shop has not sent to the provider yet. */
  drafted: z.int(),
  /** On its way from another branch. */
  inTransit: z.int(),
  minStock: z.int().nullable(),
  maxStock: z.int().nullable(),
  /** In the days looked at. */
  sold: z.int(),
  /** What customers asked for and was not there. */
  wanted: z.int(),
  need: z.int(),
  /** How long what is there lasts at that pace; null for what was not sold. */
  daysLeft: z.int().nullable(),
  stockOutDate: day.nullable(),
  /** The need in the unit in which it is bought, rounded up. */
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  /** What one of the unit cost last; 0 where it was never bought. */
  price: z.int(),
  amount: z.int(),
  providerId: id.nullable(),
  providerName: z.string().nullable(),
  /** Somebody chose the provider; else it is the one that delivered last. */
  isPreferred: z.boolean(),
})
export type ReorderRow = z.output<typeof reorderRow>

const read = { model: 'import_product', action: 'read' } as const

export const reorderRoutes = routes({
  list: {
    method: 'GET',
    path: '/reorder',
    work: 'report',
    summary: 'Dự trù đặt hàng: hàng cần nhập với số lượng gợi ý, hàng sắp hết trước',
    permission: read,
    query: pageQuery.omit({ orderBy: true }).extend(reorderFilter.shape),
    response: pageOf(reorderRow),
  },
  providers: {
    method: 'GET',
    path: '/reorder/provider',
    work: 'report',
    summary: 'Dự trù đặt hàng theo nhà cung cấp',
    permission: read,
    query: reorderFilter,
    response: z.object({
      items: z.array(
        z.object({
          providerId: id.nullable(),
          providerName: z.string().nullable(),
          leadDays: z.int().nullable(),
          /** Below it the provider does not deliver, in đồng. */
          minOrder: z.int().nullable(),
          itemCount: z.int(),
          amount: z.int(),
        }),
      ),
    }),
  },
  /** Suggestions are made anew here, so that what was sold meanwhile is in them; `changes` are what somebody put in their place. */
  order: {
    method: 'POST',
    path: '/reorder/order',
    summary: 'Lập phiếu đặt hàng tạm cho từng nhà cung cấp theo dự trù',
    permission: { model: 'import_product', action: 'create' },
    body: z.strictObject({
      branchId: id.optional(),
      basis: how.basis,
      days: how.days,
      coverDays: how.coverDays,
      groupId: id.optional(),
      providerId: id.optional(),
      keyword: text(100).optional(),
      /** Only these; left out, all that is suggested. */
      productIds: z.array(id).max(2000).optional(),
      changes: z
        .array(
          z.strictObject({
            productId: id,
            unitId: id.optional(),
            /** Of the unit; 0 is left out of the orders. */
            quantity: z.int('Số lượng phải là số nguyên').min(0).max(maxQuantity),
          }),
        )
        .max(500)
        .default([]),
    }),
    response: z.object({
      orders: z.array(
        z.object({ id, code: z.string(), providerName: z.string(), itemCount: z.int(), payable: z.int() }),
      ),
      /** Goods without a provider, which no order names. */
      left: z.int(),
    }),
    status: 201,
    audit: 'purchase-order.create',
    idempotency: 'key',
    errors: [
      'branch-inactive',
      'not-found',
      'nothing-to-order',
      'amount-too-large',
      'product-inactive',
      'combo-has-no-stock',
    ],
  },
  setProvider: {
    method: 'PUT',
    path: '/reorder/product/:productId',
    summary: 'Chọn nhà cung cấp ưu tiên của một mặt hàng; để trống thì theo lần nhập gần nhất',
    permission: { model: 'import_product', action: 'update' },
    params: z.object({ productId: id }),
    body: z.strictObject({ providerId: id.nullable() }),
    response: z.object({ productId: id, providerId: id.nullable() }),
    audit: 'product.set-provider',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged'],
  },
})
