import { z } from 'zod'
import { promotion, promotionCount } from '../discount/promotion.ts'
import { saleChannels } from '../enumeration.ts'
import { id, instant, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { localTime, offLists } from '../price.ts'
import { branchPrint } from '../print-template/branch-print.ts'
import { routes } from '../route.ts'
import { ownShift } from '../shift/own-shift.ts'
import { tillSurcharge } from '../surcharge/till-surcharge.ts'
import { tillProduct } from './shapes.ts'

/** What a till needs before its first sale: apart from its other routes, because a browser fetches it before the screen stands. */
export const firstTillRoutes = routes({
  catalogue: {
    method: 'GET',
    path: '/till/catalogue',
    summary: 'Danh mục cho quầy bán: toàn bộ, hoặc phần thay đổi từ một thời điểm',
    permission: { model: 'sale' },
    query: z.object({
      ...branchFilter,
      /** The `asOf` of the last answer: only what changed since. Absent: everything, a page at a time. */
      since: instant.optional(),
      /** Only what may be sold and whose id ends in this digit, for a till that found by the digest that it differs there. */
      bucket: z
        .string()
        .regex(/^[0-9a-f]$/)
        .optional(),
      /** Why everything is asked for: nothing is here, it was away for too long, the database was restored. For the operator's measures. */
      why: z.enum(['new', 'away', 'epoch']).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(1000),
    }),
    response: z.object({
      items: z.array(tillProduct),
      /** Products that were deleted since, on the first page of what changed. */
      gone: z.array(id),
      /** Which database answers: another one after a copy was restored. */
      epoch: id,
      /** To be asked from next time: what is written before it and not seen here is still under way. */
      asOf: instant,
      nextCursor: z.string().nullable(),
    }),
  },
  digest: {
    method: 'GET',
    path: '/till/catalogue/digest',
    summary: 'Tổng kiểm danh mục của quầy: 16 nhóm theo chữ số cuối của mã, để quầy biết mình có thiếu hàng nào',
    permission: { model: 'sale' },
    query: z.object({ ...branchFilter, since: instant }),
    response: z.object({
      epoch: id,
      /** By the last digit of the id, 0 to f (domain/catalogue/digest.ts): what may be sold and did not change since. */
      buckets: z.array(z.object({ count: z.int(), sum: z.int() })).length(16),
      /** What changed or was deleted since; it stands in no bucket. */
      apart: z.array(id),
    }),
  },
  context: {
    method: 'GET',
    path: '/till/context',
    summary: 'Thiết lập của quầy: chi nhánh, tài khoản nhận tiền, quyền giảm giá',
    permission: { model: 'sale' },
    query: z.object({
      ...branchFilter,
      /** The version of the promotions that the till has: they are left out while it is the last one. */
      promotionVersion: text(80).optional(),
    }),
    response: z.object({
      branch: z.object({
        id,
        name: z.string(),
        address: z.string().nullable(),
        phone: z.string().nullable(),
        timeZone: z.string(),
        dayCutOffHour: z.int(),
      }),
      store: z.object({
        name: z.string(),
        phone: z.string(),
        address: z.string().nullable(),
        taxCode: z.string().nullable(),
      }),
      cashAccountId: id,
      bankAccounts: z.array(
        z.object({
          id,
          name: z.string(),
          bankBin: z.string().nullable(),
          accountNumber: z.string().nullable(),
          accountName: z.string().nullable(),
          isDefault: z.boolean(),
        }),
      ),
      mayChangePrice: z.boolean(),
      /** Above the posted price, with a reason. */
      maySellOverPosted: z.boolean(),
      maySellWithoutPrescription: z.boolean(),
      maySellContraindicated: z.boolean().optional(),
      /** The store's list of medicines that must not be taken together, which a till fetches by itself; null without one. */
      pairListId: id.nullish(),
      /** The books of the branch and of the seller that hold or are to come. */
      priceBooks: z.array(
        z.object({
          id,
          name: z.string(),
          startsAt: localTime.nullable(),
          endsAt: localTime.nullable(),
          groupIds: z.array(id).nullable(),
          offList: z.enum(offLists),
          /** Holds only where the cashier chooses it; left out, it holds by itself. */
          onRequest: z.boolean().optional(),
        }),
      ),
      /** The promotions of the store that are on or to come; absent where the till has them, and in what it kept from before. */
      promotions: z.array(promotion).optional(),
      promotionVersion: z.string().optional(),
      /** What is used of those with an end, newer than what `promotions` says of a till that kept them. */
      promotionCounts: z.array(promotionCount).optional(),
      promotesMedicines: z.boolean().optional(),
      /** How a sale of today earns points, for the paper of one that waits; null where it earns none. Absent in what a till kept from before. */
      earning: z
        .object({
          earnBy: z.enum(['BILL', 'PRODUCT']),
          earnWhen: z.enum(['SALE', 'PAID']),
          earnPoints: z.int(),
          earnPerDong: z.int(),
          skipsPromotedLines: z.boolean(),
          skipsDiscountedBills: z.boolean(),
          expiryMonths: z.int().nullable(),
          groupIds: z.array(id).nullable(),
          channels: z.array(z.enum(saleChannels)).nullable(),
          tiers: z.array(z.object({ id, earnRate: z.int() })),
        })
        .nullish(),
      /** The person who sells: promotions may be for some. */
      sellerId: id.optional(),
      /** Basis points of a line's or a bill's value; null is no limit. */
      discountLimit: z.int().nullable(),
      /** Absent in what a till kept from before: then it is used. */
      usesVat: z.boolean().optional(),
      /** How cash is rounded; null, and absent in what a till kept from before: it is not. */
      cashRounding: z.object({ unit: z.int(), way: z.enum(['NEAREST', 'UP', 'DOWN']) }).nullish(),
      /** Goods come back without the network, in cash up to a limit; null where they do not, absent in what a till kept from before. */
      offlineReturns: z.object({ cashLimit: z.int().nullable() }).nullish(),
      /** How long it sells without the network (hours), and what a customer without a limit may owe then (đồng); absent in what a till kept from before. */
      offline: z.object({ hours: z.int(), debtLimit: z.int() }).optional(),
      /** A person with the right (`mayOwe`) sells goods without lots before they came. */
      sellsWithoutStock: z.boolean(),
      mayOwe: z.boolean(),
      /** Only a pharmacist may hand out another medicine than the one prescribed. */
      isPharmacist: z.boolean(),
      /** How many days before its expiry a lot is shown as near it. */
      nearExpiryDays: z.int(),
      /** The shift of its drawer; absent in what a till kept from before shifts. */
      shift: ownShift.optional(),
      /** What is taken beside goods at the branch; absent in what a till kept from before. */
      surcharges: z.array(tillSurcharge).optional(),
      mayChangeSurcharge: z.boolean().optional(),
      /** How its papers look; absent in what a till kept from before. */
      print: branchPrint.optional(),
      /** Addresses of pictures that the customer's screen shows while nothing is sold; absent in what a till kept from before. */
      displayPictures: z.array(z.string()).optional(),
      serverTime: instant,
    }),
  },
})
