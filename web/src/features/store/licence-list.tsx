import { type Licence, licenceKindText } from '@quay/contract/place'
import { certificateState } from '@quay/domain/access/certificate-state'
import { formatDate } from '@quay/domain/text/format-date'
import { daysBetween } from '@quay/domain/time/calendar'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { placeText } from '../../text/place.ts'
import { Badge } from '../../ui/badge.tsx'

const { licence: words } = placeText

/** How long a paper is still good, where it ends at all. */
export function LicenceBadge({ expiresOn }: { expiresOn: string | null | undefined }) {
  const today = useBusinessDay()
  if (!expiresOn) return null
  const state = certificateState(expiresOn, today)
  if (state === 'valid')
    return (
      <Badge tone="success" shape="tick">
        {words.good}
      </Badge>
    )
  return state === 'expired' ? (
    <Badge tone="danger" shape="cross">
      {words.expired(formatDate(expiresOn))}
    </Badge>
  ) : (
    <Badge tone="warning" shape="half">
      {words.expiring(daysBetween(today, expiresOn))}
    </Badge>
  )
}

/** The papers of a store or branch: what, which number, until when. */
export function LicenceList({ licences }: { licences: readonly Licence[] }) {
  if (licences.length === 0) return <p className="text-ink-3">{words.noneYet}</p>
  return (
    <ul className="grid gap-2">
      {licences.map(({ kind, number, issuedBy, issuedOn, expiresOn }) => (
        <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{licenceKindText[kind]}</span>
          <span>{number}</span>
          <span className="text-12 text-ink-3">
            {[issuedBy, issuedOn && formatDate(issuedOn), expiresOn && `đến ${formatDate(expiresOn)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <LicenceBadge expiresOn={expiresOn} />
        </li>
      ))}
    </ul>
  )
}

/** The worst that can be said of papers: for a row of a list. */
export function WorstLicence({ licences }: { licences: readonly Licence[] }) {
  const ends = licences.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted()
  return <LicenceBadge expiresOn={ends[0]} />
}
