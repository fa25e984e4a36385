import type { InboundKind } from '@quay/contract/enumeration'
import { inboundRoutes } from '@quay/contract/inbound/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useParams } from '@tanstack/react-router'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { InboundDetail } from './inbound-detail.tsx'
import { readInbound } from './read-inbound.ts'
import { copyOfInbound, editorOfInbound } from './write/editor-of-inbound.ts'
import { type EditorState, emptyEditor } from './write/editor-state.ts'
import { editorKey, takeOldEditor } from './write/editor-storage.ts'
import { InboundEditor } from './write/inbound-editor.tsx'

const crumbs = [{ label: inboundText.title, to: '/products/import' }]

/** A new import: what was left unsaved, a copy of the one that the address names, else an empty document. */
export function NewDocument() {
  const { query } = useAddress()
  const { copyOf } = query
  const { id: ownId, fullName } = useProfile()
  // Who writes it has mostly taken the goods too.
  const receivedByMe = (state: EditorState): EditorState => ({
    ...state,
    receipt: { ...state.receipt, receiver: state.receipt.receiver ?? { id: ownId, name: fullName } },
  })
  const enabled = copyOf !== undefined
  const source = useRoute(inboundRoutes.get, { params: { id: copyOf ?? '' } }, { enabled, keepPrevious: false })
  if (enabled && !source.data)
    return <DocumentLoading title={inboundText.newTitle} crumbs={crumbs} reading={[source]} />
  const { data: copied } = source
  if (copied) return <Editor slot={`copy-${copied.id}`} begin={() => receivedByMe(copyOfInbound(copied, newId()))} />
  return <Editor slot="new" begin={() => receivedByMe(emptyEditor(newId(), askedKind(query.kind)))} />
}

/** A stored import: its editor while it is a draft that one may edit, else the document to read. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const reading = useRoute(inboundRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data: inbound } = reading
  if (!inbound) return <DocumentLoading title={inboundText.title} crumbs={crumbs} reading={[reading]} />
  if (inbound.status === 'DRAFT' && isAllowed(rights, inboundRoutes.replace.permission))
    return <Editor slot={id} begin={() => editorOfInbound(inbound)} />
  return <InboundDetail inbound={inbound} />
}

type EditorProps = { slot: string; begin: () => EditorState }

function Editor({ slot, begin }: EditorProps) {
  const key = editorKey(useProfile().id, useBranchId())
  return (
    <DraftSlot
      key={slot}
      kind="import"
      slot={slot}
      begin={begin}
      takeOld={() => takeOldEditor(key, slot)}
      read={readInbound}
    >
      {kept => <InboundEditor kept={kept} />}
    </DraftSlot>
  )
}

/** The kind of a new document as the address asks for it. */
const askedKind = (kind: string | undefined): InboundKind => (kind === 'OPENING' ? 'OPENING' : 'PURCHASE')
