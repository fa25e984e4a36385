import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { UnbilledGoods } from '@quay/contract/sale-return/unbilled'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useRoute } from '../../../api/use-route.ts'
import { DocumentLoading } from '../../../document/document-loading.tsx'
import { DraftSlot } from '../../../document/slot/draft-slot.tsx'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { UnbilledEditor } from '../unbilled/unbilled-editor.tsx'
import { stateOfUnbilled } from '../unbilled/unbilled-state.ts'
import { ReturnEditor } from './return-editor.tsx'
import { stateOfDraft } from './return-state.ts'

const crumbs = [{ label: words.title, to: '/transactions/return' }]

/** A draft of the server, open again: of a bill, or of goods that no bill was found of. */
export const StoredDraftPage = ({ document }: { document: SaleReturn }) =>
  document.billId ? (
    <DraftOfBill document={document} billId={document.billId} />
  ) : (
    <DraftWithoutBill document={document} />
  )

/** With what can still come back of its bill. */
function DraftOfBill({ document, billId }: { document: SaleReturn; billId: string }) {
  const reading = useRoute(saleReturnRoutes.returnable, { params: { id: billId } }, { keepPrevious: false })
  if (!reading.data) return <DocumentLoading title={document.code} crumbs={crumbs} reading={[reading]} />
  const { data: bill } = reading
  return (
    <DraftSlot
      key={`${document.id}.${document.version}`}
      kind="sale-return-draft"
      slot={`${document.id}.${document.version}`}
      begin={() => stateOfDraft(document, bill)}
      read={() => call(saleReturnRoutes.get, { params: { id: document.id } })}
    >
      {kept => <ReturnEditor bill={bill} kept={kept} stored={document} />}
    </DraftSlot>
  )
}

/** With the prices and lots of its goods as they are today; goods that are none any more are told, and found anew. */
function DraftWithoutBill({ document }: { document: SaleReturn }) {
  const { id, version, code, branchId, unbilledDraft } = document
  const items = unbilledDraft?.items ?? []
  const goods = useQuery<UnbilledGoods[], ApiError>({
    queryKey: [saleReturnRoutes.goods.path, id, version],
    queryFn: async ({ signal }) => {
      const found = await Promise.allSettled(
        items.map(({ productId }) =>
          call(saleReturnRoutes.goods, { params: { id: productId }, query: { branchId } }, { signal }),
        ),
      )
      if (found.some(({ status }) => status === 'rejected')) toast.warning(words.goodsGone)
      return found.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
    },
  })
  if (!goods.data) return <DocumentLoading title={code} crumbs={crumbs} reading={[goods]} />
  return (
    <DraftSlot
      key={`${id}.${version}`}
      kind="sale-return-unbilled-draft"
      slot={`${id}.${version}`}
      begin={() => stateOfUnbilled(document, goods.data)}
      read={() => call(saleReturnRoutes.get, { params: { id } })}
    >
      {kept => <UnbilledEditor kept={kept} stored={document} />}
    </DraftSlot>
  )
}
