import { inboundRoutes } from '@quay/contract/inbound/routes'
import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useParams } from '@tanstack/react-router'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { editorOfReturn, emptyReturn, type ReturnEditorState, returnOfReceipt } from './editor-state.ts'
import { readReturn } from './read-return.ts'
import { ReturnDetail } from './return-detail.tsx'
import { ReturnEditor } from './return-editor.tsx'

const crumbs = [{ label: inboundReturnText.title, to: '/products/return' }]

/** A new return: free, or of the receipt that the address names, with every lot of it that can go back. */
export function NewDocument() {
  const { query } = useAddress()
  const branchId = useBranchId()
  const { inboundId } = query
  const enabled = inboundId !== undefined
  const receipt = useRoute(inboundRoutes.get, { params: { id: inboundId ?? '' } }, { enabled })
  const lots = useRoute(inboundReturnRoutes.candidates, { query: { branchId, inboundId } }, { enabled })
  if (!enabled) return <Editor slot="new" begin={() => emptyReturn(newId())} />
  const { data: source } = receipt
  const { data: candidates } = lots
  if (source && candidates)
    return <Editor slot={`new.${source.id}`} begin={() => returnOfReceipt(newId(), source, candidates)} />
  return <DocumentLoading title={inboundReturnText.newTitle} crumbs={crumbs} reading={[receipt, lots]} />
}

/** A stored return: its editor while it is a draft that one may edit, else the document to read. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const reading = useRoute(inboundReturnRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading title={inboundReturnText.title} crumbs={crumbs} reading={[reading]} />
  if (data.status === 'DRAFT' && isAllowed(rights, inboundReturnRoutes.replace.permission))
    return <Editor slot={id} begin={() => editorOfReturn(data)} />
  return <ReturnDetail document={data} />
}

const Editor = ({ slot, begin }: { slot: string; begin: () => ReturnEditorState }) => (
  <DraftSlot key={slot} kind="import-return" slot={slot} begin={begin} read={readReturn}>
    {kept => <ReturnEditor kept={kept} />}
  </DraftSlot>
)
