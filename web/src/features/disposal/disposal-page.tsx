import { type Disposal, disposalRoutes } from '@quay/contract/disposal'
import { isAllowed } from '@quay/contract/permission'
import { useParams } from '@tanstack/react-router'
import { call } from '../../api/client.ts'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DraftSlot } from '../../document/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { disposalText } from '../../text/disposal.ts'
import { DetailPage } from '../../ui/detail-page.tsx'
import { DisposalDetail } from './disposal-detail.tsx'
import { DisposalEditor } from './disposal-editor.tsx'
import { type DisposalEditorState, editorOfDisposal, emptyDisposal, withLots } from './editor-state.ts'

const crumbs = [{ label: disposalText.title, to: '/products/disposal' }]
const mostLots = 500
const mostLotIds = 200

/** A new disposal: empty, of all lots that have expired (`lots=expired`), or of the lots that the address names. */
export function NewDisposal() {
  const { query } = useAddress()
  const branchId = useBranchId()
  const ofExpired = query.lots === 'expired'
  const { lotIds } = query
  const hasLots = ofExpired || lotIds !== undefined
  const lots = useRoute(
    disposalRoutes.candidates,
    { query: { branchId, limit: mostLots, ...(ofExpired ? { expired: 'true' as const } : { lotIds }) } },
    { enabled: hasLots },
  )
  const before = useRoute(disposalRoutes.list, { query: { branchId, status: 'SUCCEED', limit: 1 } })
  const lastId = before.data?.items[0]?.id
  const last = useRoute(disposalRoutes.get, { params: { id: lastId ?? '' } }, { enabled: lastId !== undefined })
  const error = lots.error ?? before.error ?? last.error
  const isReady = (!hasLots || lots.data) && before.data && (lastId === undefined || last.data)
  if (isReady)
    return (
      <Editor
        slot={`new.${ofExpired ? 'expired' : (lotIds ?? '')}`}
        begin={() => {
          const empty = emptyDisposal(last.data ?? null)
          return { ...empty, lines: withLots([], lots.data ?? []) }
        }}
        remark={ofExpired && lots.data?.length === 0 ? disposalText.noExpired : undefined}
      />
    )
  return (
    <DetailPage
      title={disposalText.newTitle}
      crumbs={crumbs}
      loading
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => void lots.refetch() }}
    />
  )
}

/** A stored disposal: its editor while it is a draft that one may edit, else the document to read. */
export function DisposalPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const { data, error, refetch } = useRoute(disposalRoutes.get, { params: { id } }, { keepPrevious: false })
  const isEdited = data?.status === 'DRAFT' && isAllowed(rights, disposalRoutes.replace.permission)
  const lots = useRoute(
    disposalRoutes.candidates,
    { query: { branchId: data?.branchId, lotIds: lotIdsOf(data), limit: mostLots } },
    { enabled: isEdited && isAllowed(rights, disposalRoutes.candidates.permission), keepPrevious: false },
  )
  if (!data || lots.isLoading)
    return (
      <DetailPage
        title={disposalText.title}
        crumbs={crumbs}
        loading
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      />
    )
  if (isEdited)
    return (
      <Editor
        key={data.version}
        slot={id}
        begin={() => ({ ...editorOfDisposal(data, lots.data ?? []), version: data.version })}
        stored={data}
      />
    )
  return <DisposalDetail document={data} />
}

/** As many as the route takes at once; what lies there of the others is not shown. */
const lotIdsOf = (document: Disposal | undefined): string =>
  [...new Set(document?.items.map(({ lotId }) => lotId))].slice(0, mostLotIds).join(',')

type EditorProps = { slot: string; begin: () => DisposalEditorState; stored?: Disposal; remark?: string | undefined }

const Editor = ({ slot, begin, stored, remark }: EditorProps) => (
  <DraftSlot
    key={slot}
    kind="disposal"
    slot={slot}
    begin={begin}
    read={id => call(disposalRoutes.get, { params: { id } })}
  >
    {draft => <DisposalEditor slot={draft} remark={remark} {...(stored && { stored })} />}
  </DraftSlot>
)
