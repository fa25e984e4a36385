import { z } from 'zod'
import { controlGroups, paymentMethods, saleChannels } from '../enumeration.ts'
import { exportRoute } from '../export-route.ts'
import { id, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'
import {
  clock,
  goodsTypes,
  type ReportArea,
  report,
  reportCompares,
  reportDiscounts,
  reportDocuments,
  reportExpiries,
  reportGroups,
  reportParts,
  reportRanks,
  reportViews,
} from './shapes.ts'

/** Quầy knows nothing from before. */
const reportDay = periodDay.refine(value => value >= '2000-01-01', 'Chọn ngày từ 01/01/2000')

/** What the rows are counted from. A report takes those that its view offers and refuses the others. */
export const reportFilters = {
  sellerId: id.optional(),
  customerId: id.optional(),
  customerGroupId: id.optional(),
  productId: id.optional(),
  productGroupId: id.optional(),
  providerId: id.optional(),
  /** From whom the goods are usually bought, where `providerId` is that of a document. */
  supplierId: id.optional(),
  priceBookId: id.optional(),
  goodsType: z.enum(goodsTypes).optional(),
  controlGroup: z.enum(controlGroups).optional(),
  channel: z.enum(saleChannels).optional(),
  method: z.enum(paymentMethods).optional(),
  parts: z.enum(reportParts).optional(),
  expiry: z.enum(reportExpiries).optional(),
  rankBy: z.enum(reportRanks).optional(),
  discounted: z.enum(reportDiscounts).optional(),
}
export type ReportFilter = keyof typeof reportFilters

/** Further than any figure of a store goes. */
const bound = z.coerce.number().int().min(-1e13).max(1e13).optional()

const asked = <const Area extends ReportArea>(area: Area) => ({
  ...branchFilter,
  ...reportFilters,
  view: z.enum(reportViews[area] as readonly [string, ...string[]]).optional(),
  /** Left out, both are today. */
  from: reportDay.optional(),
  to: reportDay.optional(),
  groupBy: z.enum(reportGroups).optional(),
  /** A row for each pair. */
  groupBy2: z.enum(reportGroups).optional(),
  /** Only what happened up to this time of each day. */
  until: clock.optional(),
  /** Only rows whose leading figure is no less, and no more. */
  least: bound,
  most: bound,
  sortBy: text(40).optional(),
  orderBy: z.enum(['ASC', 'DESC']).optional(),
})

const page = {
  /** A year of days is one page. */
  limit: z.coerce.number().int().min(1).max(400).default(50),
  cursor: z.string().max(400).optional(),
}

const refusals = ['not-found', 'period-invalid', 'period-too-long', 'group-not-offered'] as const

const areaRoutes = <const Area extends ReportArea>(area: Area, name: string) => {
  const permission = { model: `${area}_report`, action: 'read' } as const
  return {
    read: {
      method: 'GET',
      path: `/report/${area}`,
      summary: `${name}: các dòng, tổng của cả bộ lọc, và kỳ so sánh`,
      permission,
      work: 'report',
      query: z.object({ ...asked(area), compare: z.enum(reportCompares).default('NONE'), ...page }),
      response: report,
      errors: refusals,
    },
    document: {
      method: 'GET',
      path: `/report/${area}/document`,
      summary: `${name}: chứng từ làm nên một dòng, mỗi chứng từ góp bao nhiêu`,
      permission,
      work: 'report',
      query: z.object({ ...asked(area), key: text(120).optional(), ...page }),
      response: reportDocuments,
      errors: refusals,
    },
    documentExport: {
      ...exportRoute(
        `/report/${area}/document/export`,
        `Xuất chứng từ của ${name.toLowerCase()} ra tệp Excel`,
        permission,
        {
          ...asked(area),
          key: text(120).optional(),
        },
      ),
      errors: ['forbidden', 'export-too-large', 'export-cancelled', 'too-many-requests', ...refusals],
    },
    export: {
      ...exportRoute(`/report/${area}/export`, `Xuất ${name.toLowerCase()} ra tệp Excel`, permission, {
        ...asked(area),
        compare: z.enum(reportCompares).optional(),
      }),
      errors: ['forbidden', 'export-too-large', 'too-many-requests', ...refusals],
    },
  } as const
}

const sale = areaRoutes('sale', 'Báo cáo bán hàng')
const product = areaRoutes('product', 'Báo cáo hàng hóa')
const customer = areaRoutes('customer', 'Báo cáo khách hàng')
const provider = areaRoutes('provider', 'Báo cáo nhà cung cấp')
const employee = areaRoutes('employee', 'Báo cáo nhân viên')

export const reportRoutes = routes({
  sale: sale.read,
  saleDocument: sale.document,
  saleDocumentExport: sale.documentExport,
  saleExport: sale.export,
  product: product.read,
  productDocument: product.document,
  productDocumentExport: product.documentExport,
  productExport: product.export,
  customer: customer.read,
  customerDocument: customer.document,
  customerDocumentExport: customer.documentExport,
  customerExport: customer.export,
  provider: provider.read,
  providerDocument: provider.document,
  providerDocumentExport: provider.documentExport,
  providerExport: provider.export,
  employee: employee.read,
  employeeDocument: employee.document,
  employeeDocumentExport: employee.documentExport,
  employeeExport: employee.export,
})

export type ReportQuery = z.output<(typeof reportRoutes)['sale']['query']>
export type ReportDocumentQuery = z.output<(typeof reportRoutes)['saleDocument']['query']>
export type ReportDocumentExportBody = z.output<(typeof reportRoutes)['saleDocumentExport']['body']>
export type ReportExportBody = z.output<(typeof reportRoutes)['saleExport']['body']>
