import type { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { listCustomerRequests } from './customer-request-queries.ts'
import { customerRequestFile } from './export-customer-requests.ts'
import { answerCustomerRequest, createCustomerRequest, updateCustomerRequest } from './write-customer-request.ts'

export const customerRequestHandlers: Handlers<typeof customerRequestRoutes> = {
  list: ({ tx, actor, query }) => listCustomerRequests(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, customerRequestFile, body, page => listCustomerRequests(tx, actor, { ...body, ...page })),
  create: ({ tx, actor, body, hash }) => createCustomerRequest(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateCustomerRequest(tx, actor, params.id, body),
  answer: ({ tx, actor, params, body }) => answerCustomerRequest(tx, actor, params.id, body),
}
