import { providerRoutes } from '@quay/contract/partner/routes'
import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useParams } from '@tanstack/react-router'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { copyOfOrder, editorOfOrder, emptyOrder, type OrderDraft } from './editor-state.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderEditor } from './order-editor.tsx'
import { readOrder } from './read-order.ts'

const loading = { title: orderText.title, crumbs: [{ label: orderText.title, to: '/products/purchase-order' }] }

/** A new order, or the goods of an earlier one once more. */
export function NewDocument() {
  const { query } = useAddress()
  const branchId = useBranchId()
  const { copy, provider } = query
  const source = useRoute(purchaseOrderRoutes.get, { params: { id: copy ?? '' } }, { enabled: copy !== undefined })
  const named = useRoute(providerRoutes.get, { params: { id: provider ?? '' } }, { enabled: provider !== undefined })
  if (copy === undefined) {
    if (provider !== undefined && !named.data) return <DocumentLoading {...loading} reading={[named]} />
    const from = named.data ? { id: named.data.id, name: named.data.name } : null
    return <Editor slot={`new.${provider ?? ''}`} begin={() => emptyOrder(newId(), branchId, from)} />
  }
  if (!source.data) return <DocumentLoading {...loading} reading={[source]} />
  const copied = source.data
  return <Editor slot={`new.${copy}`} begin={() => copyOfOrder(copied, newId())} />
}

/** A stored order: its editor while it is a draft that one may change, else the document to read. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const reading = useRoute(purchaseOrderRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading {...loading} reading={[reading]} />
  if (data.status === 'DRAFT' && isAllowed(rights, purchaseOrderRoutes.replace.permission))
    return <Editor slot={id} begin={() => editorOfOrder(data)} />
  return <OrderDetail order={data} />
}

const Editor = ({ slot, begin }: { slot: string; begin: () => OrderDraft }) => (
  <DraftSlot key={slot} kind="purchase-order" slot={slot} begin={begin} read={readOrder}>
    {kept => <OrderEditor kept={kept} />}
  </DraftSlot>
)
