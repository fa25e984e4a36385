import type { customerCareRoutes, customerRoutes } from '@quay/contract/partner/routes'
import type { Handlers } from '../../http/call.ts'
import { createCustomer } from './create-customer.ts'
import { listCustomers, readCustomer, totalCustomers } from './customer-queries.ts'
import { deleteCustomer } from './delete-customer.ts'
import { listVisits } from './list-visits.ts'
import { mergeCustomers } from './merge-customers.ts'
import { showPhone } from './show-phone.ts'
import { updateCustomer } from './update-customer.ts'

export const customerHandlers: Handlers<typeof customerRoutes> = {
  list: ({ tx, actor, query }) => listCustomers(tx, actor, query),
  total: ({ tx, actor, query }) => totalCustomers(tx, actor, query),
  get: ({ tx, actor, params }) => readCustomer(tx, actor, params.id),
  visits: ({ tx, actor, params }) => listVisits(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createCustomer(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateCustomer(tx, actor, params.id, body),
}

export const customerCareHandlers: Handlers<typeof customerCareRoutes> = {
  phone: ({ tx, actor, params }) => showPhone(tx, actor, params.id),
  merge: ({ tx, actor, params, body }) => mergeCustomers(tx, actor, params.id, body),
  delete: async ({ tx, actor, params }) => {
    await deleteCustomer(tx, actor, params.id)
    return null
  },
}
