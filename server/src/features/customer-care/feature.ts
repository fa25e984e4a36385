import { callRoutes } from '@quay/contract/customer-care/routes'
import { defineFeature, routed } from '../../feature.ts'
import type { Handlers } from '../../http/call.ts'
import { readCalls } from './call-queries.ts'
import { writeBirthdayCall, writeCall } from './write-call.ts'

const handlers: Handlers<typeof callRoutes> = {
  today: ({ tx, actor, query }) => readCalls(tx, actor, query),
  write: ({ tx, actor, params, body }) => writeCall(tx, actor, params.id, body),
  writeBirthday: ({ tx, actor, params, body }) => writeBirthdayCall(tx, actor, params.id, body),
}

export const customerCareFeature = defineFeature({ routes: [routed(callRoutes, handlers)] })
