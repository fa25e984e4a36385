import type { prescriptionRoutes } from '@quay/contract/prescription/routes'
import { paperKey } from '@quay/domain/medicine/paper-key'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { bookFile } from './book-file.ts'
import { listBook, readAntibiotics } from './book-queries.ts'
import { readRecentMedicines } from './recent-medicines.ts'
import { readTaken } from './taken-of-paper.ts'

export const prescriptionHandlers: Handlers<typeof prescriptionRoutes> = {
  list: ({ tx, actor, query }) => listBook(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, bookFile, body, page => listBook(tx, actor, { ...body, ...page })),
  antibiotics: ({ tx, actor, query }) => readAntibiotics(tx, actor, query),
  recent: async ({ tx, actor, query }) => {
    await requireVisibleCustomer(tx, actor, query.customerId, 'customerId')
    return readRecentMedicines(tx, query.customerId)
  },
  taken: async ({ tx, query }) => {
    const paper = paperKey(query.code, query.patientName)
    return { items: paper === null ? [] : (await readTaken(tx, paper)).map(one => ({ ...one, bills: [...one.bills] })) }
  },
}
