import { certificateState } from '@quay/domain/access/certificate-state'
import { formatDate } from '@quay/domain/text/format-date'
import { daysBetween } from '@quay/domain/time/calendar'
import { useBusinessDay } from '../api/session/use-business-day.ts'
import { paperText } from '../text/kit/paper.ts'
import { Badge } from '../ui/mark/badge.tsx'

type Day = string | null | undefined

/** How long a paper is still good; nothing for one without an end. */
export function PaperBadge({ expiresOn }: { expiresOn: Day }) {
  const today = useBusinessDay()
  if (!expiresOn) return null
  const state = certificateState(expiresOn, today)
  if (state === 'valid')
    return (
      <Badge tone="success" shape="tick">
        {paperText.good}
      </Badge>
    )
  return state === 'expired' ? (
    <Badge tone="danger" shape="cross">
      {paperText.expired(formatDate(expiresOn))}
    </Badge>
  ) : (
    <Badge tone="warning" shape="half">
      {paperText.expiring(daysBetween(today, expiresOn))}
    </Badge>
  )
}

type Paper = { kind: string; number: string; issuedBy?: string | null; issuedOn?: Day; expiresOn?: Day }

type PaperListProps<One extends Paper> = {
  papers: readonly One[]
  /** What each kind is called. */
  names: Readonly<Record<One['kind'], string>>
  /** What stands there where there is none. */
  none: string
}

/** Papers: what, which number, until when. */
export function PaperList<One extends Paper>({ papers, names, none }: PaperListProps<One>) {
  if (papers.length === 0) return <p className="text-ink-3">{none}</p>
  return (
    <ul className="grid gap-2">
      {papers.map(({ kind, number, issuedBy, issuedOn, expiresOn }) => (
        <li key={`${kind} ${number}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{names[kind as One['kind']]}</span>
          <span>{number}</span>
          <span className="text-12 text-ink-3">
            {[issuedBy, issuedOn && formatDate(issuedOn), expiresOn && paperText.until(formatDate(expiresOn))]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <PaperBadge expiresOn={expiresOn} />
        </li>
      ))}
    </ul>
  )
}
