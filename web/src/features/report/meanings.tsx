import type { ReportArea } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useSession } from '../../api/session/session.ts'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Popover } from '../../ui/popup/popover.tsx'
import { mayWith, measuresOf, type Told } from './report-columns.tsx'

type MeaningsProps = { area: ReportArea; query: Address; told: Told | undefined }

/** What each figure of the view means, in one sentence each. */
export function Meanings({ area, query, told }: MeaningsProps) {
  const { rights } = useSession()
  return (
    <Popover
      label={reportText.means}
      className="w-96 max-w-full"
      trigger={<IconButton label={reportText.means} icon={<CircleHelp />} />}
    >
      <dl className="grid gap-1 text-12">
        {measuresOf(area, query.view, mayWith(rights), told).map(id => {
          const { label, means } = measureOf(id)
          return (
            <div key={id}>
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline text-ink-2">{means}</dd>
            </div>
          )
        })}
      </dl>
    </Popover>
  )
}
