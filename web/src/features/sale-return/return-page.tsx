import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { useParams } from '@tanstack/react-router'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/slot/draft-slot.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { saleReturnText as words } from '../../text/bill/sale-return.ts'
import { OfflineEditor } from './offline/offline-editor.tsx'
import { ReturnDetail } from './return-detail.tsx'
import { UnbilledEditor } from './unbilled/unbilled-editor.tsx'
import { beginUnbilled } from './unbilled/unbilled-state.ts'
import { FindBill } from './write/find-bill.tsx'
import { ReturnEditor } from './write/return-editor.tsx'
import { beginReturn } from './write/return-state.ts'
import { StoredDraftPage } from './write/stored-draft.tsx'

const crumbs = [{ label: words.title, to: '/transactions/return' }]

/** A new return: first its bill, then what comes back of it; or goods that no bill is found of. */
export function NewDocument() {
  const { query } = useAddress()
  if (query.held) return <OfflineEditor key={query.held} billId={query.held} />
  if (query.bill === 'none') return <WithoutBill />
  return query.bill ? <OfBill key={query.bill} billId={query.bill} /> : <FindBill />
}

const WithoutBill = () => (
  <DraftSlot
    kind="sale-return-unbilled"
    slot="new"
    begin={() => beginUnbilled(newId())}
    read={id => call(saleReturnRoutes.get, { params: { id } })}
  >
    {kept => <UnbilledEditor kept={kept} />}
  </DraftSlot>
)

function OfBill({ billId }: { billId: string }) {
  const reading = useRoute(saleReturnRoutes.returnable, { params: { id: billId } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading title={words.newTitle} crumbs={crumbs} reading={[reading]} />
  // What was half-written is of the lines as they were: another return of the bill meanwhile begins anew.
  const left = data.items.map(item => item.left).join('.')
  return (
    <DraftSlot
      key={left}
      kind="sale-return"
      slot={`new.${billId}.${left}`}
      begin={() => beginReturn(newId(), data)}
      read={id => call(saleReturnRoutes.get, { params: { id } })}
    >
      {kept => <ReturnEditor bill={data} kept={kept} />}
    </DraftSlot>
  )
}

/** A stored return. */
export function StoredDocument() {
  const { id } = useParams({ strict: false }) as { id: string }
  const reading = useRoute(saleReturnRoutes.get, { params: { id } }, { keepPrevious: false })
  if (!reading.data) return <DocumentLoading title={words.title} crumbs={crumbs} reading={[reading]} />
  if (reading.data.status === 'DRAFT') return <StoredDraftPage document={reading.data} />
  return <ReturnDetail document={reading.data} />
}
