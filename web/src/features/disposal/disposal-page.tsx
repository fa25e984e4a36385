import { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Disposal } from '@quay/contract/disposal/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { disposalText } from '../../text/stock/disposal.ts'
import { DisposalDetail } from './disposal-detail.tsx'
import { DisposalEditor } from './disposal-editor.tsx'
import { type DisposalEditorState, editorOfDisposal, emptyDisposal, withLots } from './editor-state.ts'
import { lotsOfDisposal, readDisposal } from './read-disposal.ts'

const crumbs = [{ label: disposalText.title, to: '/products/disposal' }]
const mostLots = 500

/** A new disposal: empty, of all lots that have expired (`lots=expired`), or of the lots that the address names. */
export function NewDocument() {
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
  const isReady = (!hasLots || lots.data) && before.data && (lastId === undefined || last.data)
  if (isReady)
    return (
      <Editor
        slot={`new.${ofExpired ? 'expired' : (lotIds ?? '')}`}
        begin={() => {
          const empty = emptyDisposal(newId(), branchId, last.data ?? null)
          return { ...empty, lines: withLots([], lots.data ?? []) }
        }}
        remark={ofExpired && lots.data?.length === 0 ? disposalText.noExpired : undefined}
      />
    )
  return <DocumentLoading title={disposalText.newTitle} crumbs={crumbs} reading={[lots, before, last]} />
}

/** A stored disposal: its editor while it is a draft that one may edit, else the document to read. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const reading = useRoute(disposalRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading title={disposalText.title} crumbs={crumbs} reading={[reading]} />
  if (data.status === 'DRAFT' && isAllowed(rights, disposalRoutes.replace.permission))
    return <StoredDraft key={id} disposal={data} />
  return <DisposalDetail document={data} />
}

/** The editor of a stored draft, once it is known what lies there of its lots. */
function StoredDraft({ disposal }: { disposal: Disposal }) {
  const { rights } = useSession()
  // As it was opened: a save in between is no reason to ask for the lots and to begin again.
  const [opened] = useState(disposal)
  const enabled = isAllowed(rights, disposalRoutes.candidates.permission)
  const lots = useRoute(disposalRoutes.candidates, lotsOfDisposal(opened), { enabled, keepPrevious: false })
  if (lots.isLoading) return <DocumentLoading title={disposalText.title} crumbs={crumbs} reading={[]} />
  return <Editor slot={opened.id} begin={() => editorOfDisposal(opened, lots.data ?? [])} />
}

type EditorProps = { slot: string; begin: () => DisposalEditorState; remark?: string | undefined }

const Editor = ({ slot, begin, remark }: EditorProps) => (
  <DraftSlot key={slot} kind="disposal" slot={slot} begin={begin} read={readDisposal}>
    {kept => <DisposalEditor kept={kept} remark={remark} />}
  </DraftSlot>
)
