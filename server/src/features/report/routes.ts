import type { reportRoutes } from '@quay/contract/report/routes'
import type { Handlers } from '../../http/call.ts'
import { exportReport } from './export-report.ts'
import { readDocuments } from './read-documents.ts'
import { readReport } from './read-report.ts'

export const reportHandlers: Handlers<typeof reportRoutes> = {
  sale: ({ tx, actor, query }) => readReport(tx, actor, 'sale', query),
  saleDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'sale', query),
  saleExport: ({ tx, actor, body }) => exportReport(tx, actor, 'sale', body),
  product: ({ tx, actor, query }) => readReport(tx, actor, 'product', query),
  productDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'product', query),
  productExport: ({ tx, actor, body }) => exportReport(tx, actor, 'product', body),
  customer: ({ tx, actor, query }) => readReport(tx, actor, 'customer', query),
  customerDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'customer', query),
  customerExport: ({ tx, actor, body }) => exportReport(tx, actor, 'customer', body),
  employee: ({ tx, actor, query }) => readReport(tx, actor, 'employee', query),
  employeeDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'employee', query),
  employeeExport: ({ tx, actor, body }) => exportReport(tx, actor, 'employee', body),
}
