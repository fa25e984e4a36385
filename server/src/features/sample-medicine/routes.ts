import type { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { createSample } from './create-sample.ts'
import { deleteSample } from './delete-sample.ts'
import { sampleFile } from './export-samples.ts'
import { listDiseases, listSamples, readSample, readTillSamples } from './sample-queries.ts'
import { updateSample } from './update-sample.ts'

export const sampleMedicineHandlers: Handlers<typeof sampleMedicineRoutes> = {
  list: ({ tx, actor, query }) => listSamples(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, sampleFile, body, page => listSamples(tx, actor, { ...body, ...page })),
  diseases: ({ tx }) => listDiseases(tx),
  get: ({ tx, actor, params, query }) => readSample(tx, actor, params.id, query),
  create: ({ tx, actor, body, hash }) => createSample(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateSample(tx, actor, params.id, body),
  delete: async ({ tx, params }) => {
    await deleteSample(tx, params.id)
    return null
  },
  atTill: ({ tx }) => readTillSamples(tx),
}
