import type { ReportHead } from '@quay/contract/report/shapes'

/** What narrows a report, in one line. */
export const filterWords = (filters: ReportHead['filters']): string =>
  filters.length === 0 ? 'không' : filters.map(({ label, value }) => `${label}: ${value}`).join('; ')

/** The lines of a head: whose report it is, of which branch, days and part, and what it is compared with. */
export const headLines = ({ storeName, branchName, title, period, filters, compared }: ReportHead): string[] => [
  storeName,
  `Chi nhánh: ${branchName}`,
  title,
  `Kỳ: ${period}`,
  `Bộ lọc: ${filterWords(filters)}`,
  ...(compared === null ? [] : [`So với: ${compared}`]),
]
