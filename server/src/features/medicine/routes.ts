import type { medicineRoutes } from '@quay/contract/medicine/routes'
import { newId } from '../../db/new-id.ts'
import type { Handlers } from '../../http/call.ts'
import { copyMedicines } from './copy-medicines.ts'
import { findMatches } from './find-matches.ts'
import { listFlagged } from './flagged-products.ts'
import { linkProducts } from './link-products.ts'
import { listMedicines, readMedicine, summarizeMedicines } from './medicine-list.ts'
import { listProposals, proposeMedicine } from './propose-medicine.ts'

export const medicineHandlers: Handlers<typeof medicineRoutes> = {
  list: ({ tx, query }) => listMedicines(tx, query),
  get: ({ tx, params }) => readMedicine(tx, params.id),
  summary: ({ tx }) => summarizeMedicines(tx),
  flagged: ({ tx, actor, query }) => listFlagged(tx, actor, query),
  copy: ({ tx, actor, body }) => copyMedicines(tx, actor, body.items),
  matches: ({ tx, query }) => findMatches(tx, query),
  link: async ({ tx, body }) => ({ changed: await linkProducts(tx, body.pairs) }),
  propose: async ({ tx, actor, body }) => {
    await proposeMedicine(tx, actor, { id: newId(), productId: body.productId, note: body.note ?? null })
    return null
  },
  proposals: ({ tx }) => listProposals(tx),
}
