import { productRoutes } from '@quay/contract/product/routes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useBranchId, useSession } from '../../../api/session/session.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { DetailPage } from '../../../ui/page/detail-page.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx'

type Pair = Answer<typeof productCareRoutes.duplicates>['pairs'][number]
type Like = Pair['one']

const { duplicates } = productText

/** Pairs of products that look like one: keep the one or the other, or say that they are two. */
export default function DuplicateList() {
  const { rights } = useSession()
  const found = useRoute(productCareRoutes.duplicates, { query: {} })
  const [merging, setMerging] = useState<{ survivor: Like; duplicate: Like } | null>(null)
  const apart = useAction(productCareRoutes.keepApart)
  const mayMerge = isAllowed(rights, { model: 'list_product', action: 'delete' })
  const mayKeep = isAllowed(rights, { model: 'list_product', action: 'update' })
  const { error } = found
  return (
    <DetailPage
      title={duplicates.title}
      crumbs={[{ label: productText.title, to: '/products/list' }]}
      loading={found.isPending}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => found.refetch() }}
    >
      <p className="mb-3 text-ink-2">{duplicates.hint}</p>
      {found.data?.pairs.length === 0 && (
        <Card>
          <EmptyState title={duplicates.empty}>{duplicates.emptyHint}</EmptyState>
        </Card>
      )}
      <ul aria-label={duplicates.title} className="grid gap-3">
        {found.data?.pairs.map(pair => (
          <li key={`${pair.one.id} ${pair.other.id}`}>
            <Card>
              <p className="mb-2 flex flex-wrap gap-1.5">
                {pair.likeness.map(one => (
                  <Tag key={one} tone="warning">
                    {duplicates[one]}
                  </Tag>
                ))}
              </p>
              <div className="grid gap-3 sm:grid-cols-2">
                {[pair.one, pair.other].map((product, place) => (
                  <LikeProduct
                    key={product.id}
                    product={product}
                    onKeep={
                      mayMerge
                        ? () => setMerging({ survivor: product, duplicate: place === 0 ? pair.other : pair.one })
                        : undefined
                    }
                  />
                ))}
              </div>
              {mayKeep && (
                <Button
                  size="sm"
                  className="mt-3"
                  onClick={() => apart.mutate({ body: { productId: pair.one.id, otherId: pair.other.id } })}
                >
                  {duplicates.apart}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {found.data?.more && <p className="mt-3 text-ink-3">{duplicates.more}</p>}
      {merging && <ConfirmMerge {...merging} onClose={() => setMerging(null)} />}
    </DetailPage>
  )
}

function LikeProduct({ product, onKeep }: { product: Like; onKeep: (() => void) | undefined }) {
  const facts = [product.code, product.registrationNumber, product.manufacturer].filter(Boolean)
  return (
    <div className="grid content-start gap-1">
      <TextLink to={`/products/list/${product.id}`}>{product.name}</TextLink>
      <span className="text-12 text-ink-3">{facts.join(' · ')}</span>
      <span className="text-12">
        {duplicates.stock(`${formatNumber(product.onHand)} ${product.baseUnit.toLowerCase()}`)}
      </span>
      {onKeep && (
        <Button size="sm" className="justify-self-start" aria-label={duplicates.keepOf(product.code)} onClick={onKeep}>
          {duplicates.keep}
        </Button>
      )}
    </div>
  )
}

function ConfirmMerge({ survivor, duplicate, onClose }: { survivor: Like; duplicate: Like; onClose: () => void }) {
  const branchId = useBranchId()
  const [unread, setUnread] = useState<string>()
  const merge = useAction(productCareRoutes.merge, {
    onClose,
    showError: shownHere,
  })
  const problem = unread ?? merge.error?.message
  /** The duplicate as it is at this moment: what the person saw of it is in the question. */
  async function confirm() {
    setUnread(undefined)
    try {
      const { version } = await call(productRoutes.get, { params: { id: duplicate.id }, query: { branchId } })
      merge.mutate({ params: { id: survivor.id }, body: { duplicateId: duplicate.id, duplicateVersion: version } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setUnread(error.message)
    }
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void confirm()}
      busy={merge.isPending}
      title={duplicates.confirm(`${duplicate.code} ${duplicate.name}`, `${survivor.code} ${survivor.name}`)}
      description={productText.mergeHint}
      confirmLabel={productText.mergeIt(duplicate.code)}
    >
      <Refusal>{problem}</Refusal>
    </ConfirmDialog>
  )
}
