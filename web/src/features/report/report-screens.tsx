import type { ReportArea } from '@quay/contract/report/shapes'
import type { ComponentType } from 'react'
import {
  DocumentsOfCustomers,
  DocumentsOfEmployees,
  DocumentsOfProducts,
  DocumentsOfProviders,
  DocumentsOfSales,
} from './document-lists.tsx'
import {
  ReportOfCustomers,
  ReportOfEmployees,
  ReportOfProducts,
  ReportOfProviders,
  ReportOfSales,
} from './report-lists.tsx'

/** The page of each area, and that of the documents of a row. */
export const reportScreens: Readonly<Record<ReportArea, ComponentType>> = {
  sale: ReportOfSales,
  product: ReportOfProducts,
  customer: ReportOfCustomers,
  provider: ReportOfProviders,
  employee: ReportOfEmployees,
}

export const documentScreens: Readonly<Record<ReportArea, ComponentType>> = {
  sale: DocumentsOfSales,
  product: DocumentsOfProducts,
  customer: DocumentsOfCustomers,
  provider: DocumentsOfProviders,
  employee: DocumentsOfEmployees,
}
