import type { surchargeRoutes } from '@quay/contract/surcharge/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { createSurcharge } from './create-surcharge.ts'
import { deleteSurcharge } from './delete-surcharge.ts'
import { reportFile } from './export-report.ts'
import { listSurcharges, reportSurcharges } from './surcharge-queries.ts'
import { updateSurcharge } from './update-surcharge.ts'

export const surchargeHandlers: Handlers<typeof surchargeRoutes> = {
  list: ({ tx, actor, query }) => listSurcharges(tx, actor, query),
  report: ({ tx, actor, query }) => reportSurcharges(tx, actor, query),
  exportReport: ({ tx, actor, body }) =>
    exportPages(tx, actor, reportFile, body, () => reportSurcharges(tx, actor, body)),
  create: ({ tx, actor, body, hash }) => createSurcharge(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateSurcharge(tx, actor, params.id, body),
  delete: async ({ tx, actor, params }) => {
    await deleteSurcharge(tx, actor, params.id)
    return null
  },
}
