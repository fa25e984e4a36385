import { certificateState } from '@quay/domain/access/certificate-state'
import { formatDate } from '@quay/domain/text/format-date'
import { daysBetween } from '@quay/domain/time/calendar'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { providerText } from '../../text/provider.ts'
import { Badge } from '../../ui/badge.tsx'

/** How long a paper of a provider is still good; nothing for one without an end. */
export function PaperBadge({ expiresOn }: { expiresOn: string | null | undefined }) {
  const today = useBusinessDay()
  if (!expiresOn) return null
  const state = certificateState(expiresOn, today)
  if (state === 'valid')
    return (
      <Badge tone="success" shape="tick">
        {providerText.good}
      </Badge>
    )
  return state === 'expired' ? (
    <Badge tone="danger" shape="cross">
      {providerText.expired(formatDate(expiresOn))}
    </Badge>
  ) : (
    <Badge tone="warning" shape="half">
      {providerText.expiring(daysBetween(today, expiresOn))}
    </Badge>
  )
}
