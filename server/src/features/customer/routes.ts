import type { customerRoutes } from '@quay/contract/partner/routes'
import type { Handlers } from '../../http/call.ts'
import { createCustomer } from './create-customer.ts'
import { listCustomers, readCustomer, totalCustomers } from './customer-queries.ts'
import { updateCustomer } from './update-customer.ts'

export const customerHandlers: Handlers<typeof customerRoutes> = {
  list: ({ tx, actor, query }) => listCustomers(tx, actor, query),
  total: ({ tx, actor, query }) => totalCustomers(tx, actor, query),
  get: ({ tx, actor, params }) => readCustomer(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createCustomer(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateCustomer(tx, actor, params.id, body),
}
