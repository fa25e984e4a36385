import type { surchargeRoutes } from '@quay/contract/surcharge/routes'
import type { Handlers } from '../../http/call.ts'
import { createSurcharge } from './create-surcharge.ts'
import { deleteSurcharge } from './delete-surcharge.ts'
import { listSurcharges, reportSurcharges } from './surcharge-queries.ts'
import { updateSurcharge } from './update-surcharge.ts'

export const surchargeHandlers: Handlers<typeof surchargeRoutes> = {
  list: ({ tx, query }) => listSurcharges(tx, query),
  report: ({ tx, actor, query }) => reportSurcharges(tx, actor, query),
  create: ({ tx, body, hash }) => createSurcharge(tx, body, hash),
  update: ({ tx, params, body }) => updateSurcharge(tx, params.id, body),
  delete: async ({ tx, params }) => {
    await deleteSurcharge(tx, params.id)
    return null
  },
}
