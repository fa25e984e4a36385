import { partnerText } from '../../text/partner.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether one still buys from a provider, as a badge. */
export function ProviderStatus({ isActive }: { isActive: number }) {
  return (
    <Badge tone={isActive === 1 ? 'success' : 'neutral'} shape={isActive === 1 ? 'full' : 'hollow'}>
      {partnerText.providerStatuses[isActive === 1 ? 1 : 0]}
    </Badge>
  )
}
