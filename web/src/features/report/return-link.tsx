import type { ReportArea } from '@quay/contract/report/shapes'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { Address } from '../../list/filter.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'

type ReturnLinkProps = { area: ReportArea; label: string; query: Address }

/** From the documents of a row to the report that they belong to. */
export function ReturnLink({ area, label, query }: ReturnLinkProps) {
  const back = { ...query, key: undefined, label: undefined, until: undefined, cursor: undefined }
  const to = `/reports/${area}-report${writeQuery(back)}`
  return (
    <Link to={to} className={buttonClass()}>
      <ArrowLeft />
      {label}
    </Link>
  )
}
