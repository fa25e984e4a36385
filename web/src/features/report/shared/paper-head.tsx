import type { ReportHead } from '@quay/contract/report/shapes'
import { filterWords } from '@quay/domain/report/report-head'

/** What a report says of itself on paper: title, branch, days, what it is narrowed to and compared with. Whose it is stands above. */
export const PaperHead = ({ head: { title, branchName, period, filters, compared } }: { head: ReportHead }) => (
  <>
    <h1 className="mt-3 text-center text-16">{title}</h1>
    <p className="text-center">
      Chi nhánh: {branchName} · Kỳ: {period}
      {compared !== null && ` · So với: ${compared}`}
    </p>
    <p className="text-center">Bộ lọc: {filterWords(filters)}</p>
  </>
)
