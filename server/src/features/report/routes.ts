import type { reportRoutes } from '@quay/contract/report/routes'
import type { Handlers } from '../../http/call.ts'
import { exportDocuments } from './export-documents.ts'
import { exportReport } from './export-report.ts'
import { readDocuments } from './read-documents.ts'
import { readReport } from './read-report.ts'

export const reportHandlers: Handlers<typeof reportRoutes> = {
  sale: ({ tx, actor, query }) => readReport(tx, actor, 'sale', query),
  saleDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'sale', query),
  saleDocumentExport: ({ tx, actor, body }) => exportDocuments(tx, actor, 'sale', body),
  saleExport: ({ tx, actor, body }) => exportReport(tx, actor, 'sale', body),
  product: ({ tx, actor, query }) => readReport(tx, actor, 'product', query),
  productDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'product', query),
  productDocumentExport: ({ tx, actor, body }) => exportDocuments(tx, actor, 'product', body),
  productExport: ({ tx, actor, body }) => exportReport(tx, actor, 'product', body),
  customer: ({ tx, actor, query }) => readReport(tx, actor, 'customer', query),
  customerDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'customer', query),
  customerDocumentExport: ({ tx, actor, body }) => exportDocuments(tx, actor, 'customer', body),
  customerExport: ({ tx, actor, body }) => exportReport(tx, actor, 'customer', body),
  provider: ({ tx, actor, query }) => readReport(tx, actor, 'provider', query),
  providerDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'provider', query),
  providerDocumentExport: ({ tx, actor, body }) => exportDocuments(tx, actor, 'provider', body),
  providerExport: ({ tx, actor, body }) => exportReport(tx, actor, 'provider', body),
  employee: ({ tx, actor, query }) => readReport(tx, actor, 'employee', query),
  employeeDocument: ({ tx, actor, query }) => readDocuments(tx, actor, 'employee', query),
  employeeDocumentExport: ({ tx, actor, body }) => exportDocuments(tx, actor, 'employee', body),
  employeeExport: ({ tx, actor, body }) => exportReport(tx, actor, 'employee', body),
}
