import type { productListRoutes } from '@quay/contract/product-list/routes'
import type { Handlers } from '../../http/call.ts'
import { createEntry, deleteEntry, renameEntry } from './list-entries.ts'
import { readList } from './list-entry-store.ts'

export const productListHandlers: Handlers<typeof productListRoutes> = {
  manufacturers: ({ tx }) => readList(tx, 'manufacturer'),
  createManufacturer: ({ tx, body }) => createEntry(tx, 'manufacturer', body),
  updateManufacturer: ({ tx, params, body }) => renameEntry(tx, 'manufacturer', params.id, body),
  deleteManufacturer: async ({ tx, params, query }) => {
    await deleteEntry(tx, 'manufacturer', params.id, query.moveTo)
    return null
  },
  positions: ({ tx }) => readList(tx, 'position'),
  createPosition: ({ tx, body }) => createEntry(tx, 'position', body),
  updatePosition: ({ tx, params, body }) => renameEntry(tx, 'position', params.id, body),
  deletePosition: async ({ tx, params, query }) => {
    await deleteEntry(tx, 'position', params.id, query.moveTo)
    return null
  },
}
