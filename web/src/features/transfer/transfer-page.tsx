import { isAllowed } from '@quay/contract/right/permission'
import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { sendsGoods } from '@quay/contract/stock-transfer/shapes'
import { useParams } from '@tanstack/react-router'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { editorOfTransfer, emptyTransfer, type TransferDraft } from './editor-state.ts'
import { readTransfer } from './read-transfer.ts'
import { TransferDetail } from './transfer-detail.tsx'
import { TransferEditor } from './transfer-editor.tsx'

const loading = { title: transferText.title, crumbs: [{ label: transferText.title, to: '/products/transfer' }] }

/** A new transfer from this branch, or a request for goods of another one. */
export function NewDocument() {
  const { query } = useAddress()
  const branchId = useBranchId()
  const origin = query.origin === 'REQUEST' ? 'REQUEST' : 'SEND'
  return <Editor slot={`new.${origin}`} begin={() => emptyTransfer(newId(), origin, branchId)} />
}

/** A stored transfer: its editor while it is a draft that one may change, else the document to read. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const { id: me, branches } = useProfile()
  const reading = useRoute(transferRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading {...loading} reading={[reading]} />
  const isOwn = (branchId: string) => branches.some(branch => branch.id === branchId)
  const isAtEnd = isOwn(data.branchId) || (data.origin === 'REQUEST' && isOwn(data.targetBranchId))
  // Who may not send changes their own drafts only.
  const mayEdit =
    isAllowed(rights, sendsGoods) || (data.createdBy === me && isAllowed(rights, transferRoutes.replace.permission))
  if (data.status === 'DRAFT' && isAtEnd && mayEdit) return <Editor slot={id} begin={() => editorOfTransfer(data)} />
  return <TransferDetail transfer={data} />
}

const Editor = ({ slot, begin }: { slot: string; begin: () => TransferDraft }) => (
  <DraftSlot key={slot} kind="transfer" slot={slot} begin={begin} read={readTransfer}>
    {kept => <TransferEditor kept={kept} />}
  </DraftSlot>
)
