import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { isLostControlled } from '@quay/domain/inventory-check/is-lost-controlled'
import { formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { incidentText } from '../../../text/stock/drug-incident.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Note } from '../../../ui/mark/note.tsx'

const mostLines = 500

/** Where a completed check found controlled medicines missing: what the law asks for now, and the way to it. */
export function LostControlled({ checkId }: { checkId: string }) {
  const { rights } = useSession()
  const mayReport = isAllowed(rights, drugIncidentRoutes.create.permission)
  const { data } = useRoute(
    inventoryCheckRoutes.review,
    { params: { id: checkId }, query: { tab: 'differ', limit: mostLines } },
    { enabled: mayReport },
  )
  const lost = (data?.items ?? []).filter(isLostControlled)
  if (lost.length === 0) return null
  return (
    <Note tone="danger">
      {incidentText.lostControlled(formatNumber(lost.length))}{' '}
      <TextLink to={`/products/drug-incident/new?check=${checkId}`} underlined>
        {incidentText.report}
      </TextLink>
    </Note>
  )
}
