import { inboundRoutes } from '@quay/contract/inbound'
import { type InboundReturn, inboundReturnRoutes } from '@quay/contract/inbound-return'
import { isAllowed } from '@quay/contract/permission'
import { useParams } from '@tanstack/react-router'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DraftSlot } from '../../document/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { DetailPage } from '../../ui/detail-page.tsx'
import { editorOfReturn, emptyReturn, type ReturnEditorState, returnOfReceipt } from './editor-state.ts'
import { type Reports, ReturnDetail } from './return-detail.tsx'
import { ReturnEditor } from './return-editor.tsx'

const crumbs = [{ label: inboundReturnText.title, to: '/products/return' }]

/** A new return: free, or of the receipt that the address names, with every lot of it that can go back. */
export function NewReturn() {
  const { query } = useAddress()
  const branchId = useBranchId()
  const { inboundId } = query
  const enabled = inboundId !== undefined
  const receipt = useRoute(inboundRoutes.get, { params: { id: inboundId ?? '' } }, { enabled })
  const lots = useRoute(inboundReturnRoutes.candidates, { query: { branchId, inboundId } }, { enabled })
  if (!enabled) return <Editor slot="new" begin={() => ({ ...emptyReturn(), id: newId() })} />
  const { data: source } = receipt
  const { data: candidates } = lots
  if (source && candidates)
    return <Editor slot={`new.${source.id}`} begin={() => ({ ...returnOfReceipt(source, candidates), id: newId() })} />
  const error = receipt.error ?? lots.error
  return (
    <DetailPage
      title={inboundReturnText.newTitle}
      crumbs={crumbs}
      loading
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => receipt.refetch() }}
    />
  )
}

/** A stored return: its editor while it is a draft that one may edit, else the document to read. */
export function ReturnPage({ Reports }: { Reports: Reports }) {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const { data, error, refetch } = useRoute(inboundReturnRoutes.get, { params: { id } }, { keepPrevious: false })
  if (!data)
    return (
      <DetailPage
        title={inboundReturnText.title}
        crumbs={crumbs}
        loading
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      />
    )
  if (data.status === 'DRAFT' && isAllowed(rights, { model: 'return_product', action: 'update' }))
    return (
      <Editor
        key={data.version}
        slot={id}
        begin={() => ({ ...editorOfReturn(data), version: data.version })}
        stored={data}
      />
    )
  return <ReturnDetail document={data} Reports={Reports} />
}

type EditorProps = { slot: string; begin: () => ReturnEditorState; stored?: InboundReturn }

const Editor = ({ slot, begin, stored }: EditorProps) => (
  <DraftSlot
    key={slot}
    kind="import-return"
    slot={slot}
    begin={begin}
    read={id => call(inboundReturnRoutes.get, { params: { id } })}
  >
    {draft => <ReturnEditor slot={draft} {...(stored && { stored })} />}
  </DraftSlot>
)
