import type { discountRoutes } from '@quay/contract/discount/routes'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readCustomerUses } from './customer-uses.ts'
import { listDiscounts, readDiscount } from './discount-queries.ts'
import { createDiscount, deleteDiscount, updateDiscount } from './save-discount.ts'

export const discountHandlers: Handlers<typeof discountRoutes> = {
  list: async ({ tx }) => ({ items: await listDiscounts(tx) }),
  customerUse: async ({ tx, actor, query }) => {
    const { today } = await readBranchDay(tx, branchOf(actor, query.branchId))
    return { items: await readCustomerUses(tx, query.customerId, today) }
  },
  get: ({ tx, params }) => readDiscount(tx, params.id),
  create: ({ tx, actor, body, hash }) => createDiscount(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateDiscount(tx, actor, params.id, body),
  delete: async ({ tx, params, body }) => {
    await deleteDiscount(tx, params.id, body.version)
    return null
  },
}
