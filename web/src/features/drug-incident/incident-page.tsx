import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { isLostControlled } from '@quay/domain/inventory-check/is-lost-controlled'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { readProducts } from '../../document/lines/read-products.ts'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { draftOfIncident, emptyIncident, type IncidentDraft, incidentOfCheck } from './editor-state.ts'
import { IncidentDetail } from './incident-detail.tsx'
import { IncidentEditor } from './incident-editor.tsx'
import { readIncident } from './read-incident.ts'
import { useBranchZone } from './use-branch-zone.ts'

const crumbs = [{ label: incidentText.title, to: '/products/drug-incident' }]
const mostLines = 500

/** A new report: empty, or of what a check (`check` in the address) found missing of controlled medicines. */
export function NewDocument() {
  const { query } = useAddress()
  const branchId = useBranchId()
  const { fullName, branches } = useProfile()
  const timeZone = useBranchZone(branchId)
  const before = useRoute(drugIncidentRoutes.list, { query: { branchId, limit: 1 } })
  const checkId = query.check
  const ofCheck = useQuery<(empty: IncidentDraft) => IncidentDraft, ApiError>({
    queryKey: ['incident-of-check', checkId],
    queryFn: ({ signal }) =>
      checkId === undefined ? (empty: IncidentDraft) => empty : loadCheck(checkId, branchId, signal),
    staleTime: 0,
  })
  if (before.data && ofCheck.data)
    return (
      <Editor
        slot={checkId === undefined ? 'new' : `new.${checkId}`}
        begin={() =>
          ofCheck.data(
            emptyIncident({
              id: newId(),
              branchId,
              now: Date.now(),
              timeZone,
              discoveredBy: fullName,
              place: branches.find(branch => branch.id === branchId)?.name ?? '',
              recipient: before.data.items[0]?.recipient ?? incidentText.defaultRecipient,
            }),
          )
        }
      />
    )
  return <DocumentLoading title={incidentText.newTitle} crumbs={crumbs} reading={[before, ofCheck]} />
}

/** What a completed check says is missing, with the units of those medicines. */
async function loadCheck(id: string, branchId: string, signal: AbortSignal) {
  const params = { id }
  const [check, review] = await Promise.all([
    call(inventoryCheckRoutes.get, { params }, { signal }),
    call(inventoryCheckRoutes.review, { params, query: { tab: 'differ', limit: mostLines } }, { signal }),
  ])
  const missing = review.items.filter(isLostControlled)
  const products = await readProducts(
    missing.map(line => line.productId),
    branchId,
    signal,
  )
  return (empty: IncidentDraft) => incidentOfCheck(empty, check, missing, products, incidentText.ofCheck(check.code))
}

/** A stored report: its form until it is sent, for who may write it, else the document to read. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const branchId = useBranchId()
  const reading = useRoute(drugIncidentRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  const timeZone = useBranchZone(data?.branchId ?? branchId)
  if (!data) return <DocumentLoading title={incidentText.title} crumbs={crumbs} reading={[reading]} />
  if (data.status === 'DRAFT' && isAllowed(rights, drugIncidentRoutes.update.permission))
    return <Editor slot={id} begin={() => draftOfIncident(data, timeZone)} stored={data} />
  return <IncidentDetail document={data} />
}

type EditorProps = { slot: string; begin: () => IncidentDraft; stored?: DrugIncident }

const Editor = ({ slot, begin, stored }: EditorProps) => (
  <DraftSlot key={slot} kind="drug-incident" slot={slot} begin={begin} read={readIncident}>
    {kept => <IncidentEditor kept={kept} stored={stored} />}
  </DraftSlot>
)
