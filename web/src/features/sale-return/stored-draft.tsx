import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot } from '../../document/draft-slot.tsx'
import { saleReturnText as words } from '../../text/sale-return.ts'
import { ReturnEditor } from './return-editor.tsx'
import { stateOfDraft } from './return-state.ts'

const crumbs = [{ label: words.title, to: '/transactions/return' }]

/** A draft of the server, open again: with what can still come back of its bill, and the new goods of its exchange. */
export function StoredDraftPage({ document }: { document: SaleReturn }) {
  const reading = useRoute(saleReturnRoutes.returnable, { params: { id: document.billId! } }, { keepPrevious: false })
  const ids = (document.draft?.exchange?.items ?? []).map(({ productId }) => productId)
  const goods = useQuery<Product[], ApiError>({
    queryKey: [productRoutes.get.path, document.branchId, ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map(id => call(productRoutes.get, { params: { id }, query: { branchId: document.branchId } }, { signal })),
      ),
  })
  if (!reading.data || !goods.data) return <DocumentLoading title={document.code} crumbs={crumbs} reading={[reading]} />
  const { data: bill } = reading
  return (
    <DraftSlot
      key={`${document.id}.${document.version}`}
      kind="sale-return-draft"
      slot={`${document.id}.${document.version}`}
      begin={() => stateOfDraft(document, bill, goods.data)}
      read={() => call(saleReturnRoutes.get, { params: { id: document.id } })}
    >
      {kept => <ReturnEditor bill={bill} kept={kept} stored={document} />}
    </DraftSlot>
  )
}
