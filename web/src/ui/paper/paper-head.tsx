import { Fragment, type ReactNode } from 'react'

/** What a report is of: days as people write them, and what it is narrowed to. */
export interface ReportedOn {
  title: string
  branchName: string
  period: string
  filters: readonly { label: string; value: ReactNode }[]
  /** The days that it is compared with; null for none. */
  compared: string | null
}

/** What a report says of itself on paper, line by line as its file does. Whose it is stands above. */
export const PaperHead = ({ head: { title, branchName, period, filters, compared } }: { head: ReportedOn }) => (
  <>
    <h1 className="mt-3 text-center text-16">{title}</h1>
    <p className="text-center">
      Chi nhánh: {branchName} · Kỳ: {period}
      {compared !== null && ` · So với: ${compared}`}
    </p>
    <p className="text-center">
      Bộ lọc:{' '}
      {filters.length === 0
        ? 'không'
        : filters.map(({ label, value }, at) => (
            <Fragment key={label}>
              {at > 0 && '; '}
              {label}: {value}
            </Fragment>
          ))}
    </p>
  </>
)
