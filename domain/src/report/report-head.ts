/** What stands above the table of a report, on paper and in a file. */
export interface ReportHead {
  storeName: string
  /** The branch, or that it is all of them. */
  branchName: string
  title: string
  /** The days, as people write them. */
  period: string
  /** What the rows are narrowed to: a name and what is chosen. */
  filters: readonly (readonly [label: string, value: string])[]
  /** The days that it is compared with; null for none. */
  compared: string | null
}

/** What narrows a report, in one line. */
export const filterWords = (filters: ReportHead['filters']): string =>
  filters.length === 0 ? 'không' : filters.map(([label, value]) => `${label}: ${value}`).join('; ')

/** The lines of a head: whose report it is, of which branch, days and part, and what it is compared with. */
export const headLines = ({ storeName, branchName, title, period, filters, compared }: ReportHead): string[] => [
  storeName,
  `Chi nhánh: ${branchName}`,
  title,
  `Kỳ: ${period}`,
  `Bộ lọc: ${filterWords(filters)}`,
  ...(compared === null ? [] : [`So với: ${compared}`]),
]
