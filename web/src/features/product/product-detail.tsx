import { isAllowed } from '@quay/contract/permission'
import { productRoutes } from '@quay/contract/product'
import { useParams } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { BranchStock } from './branch-stock.tsx'
import { ProductStatus } from './product-columns.tsx'
import { ProductInfo } from './product-info.tsx'
import { ProductLots } from './product-lots.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { StockCard } from './stock-card.tsx'

const tabs = ['info', 'card', 'branches', 'lots'] as const

/** One product: what it is, how its stock moved, where it lies, its lots. */
export default function ProductDetail() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const detail = useRoute(productRoutes.get, { params: { id }, query: { branchId } }, { keepPrevious: false })
  const { data: product, error } = detail
  const [task, setTask] = useState<'edit' | 'deactivate' | null>(null)
  const close = () => setTask(null)
  const update = useAction(productRoutes.update, { onDone: close })
  const mayEdit = isAllowed(rights, { model: 'list_product', action: 'update' })
  const seesCard = isAllowed(rights, { model: 'list_product', action: 'read' })
  useDocumentTitle(product?.name)
  useHotkey(
    { id: 'product.edit', key: 'E', label: productText.edit, scope: productText.title },
    () => setTask('edit'),
    {
      enabled: mayEdit && product !== undefined,
    },
  )

  const trade = (isActive: 0 | 1) =>
    product && update.mutate({ params: { id }, body: { version: product.version, isActive } })
  const tab = tabs.find(one => one === query.tab) ?? 'info'
  return (
    <DetailPage
      title={product?.name ?? productText.title}
      crumbs={[{ label: productText.title, to: '/products/list' }]}
      loading={!product}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => detail.refetch() }}
      meta={
        product && (
          <>
            <span className="text-12 text-ink-3">{product.code}</span>
            {product.isPrescription && <Tag tone="info">Rx</Tag>}
            <ProductStatus isActive={product.isActive} />
          </>
        )
      }
      actions={
        product &&
        mayEdit && (
          <>
            {product.isActive === 1 ? (
              <Button icon={<Ban />} onClick={() => setTask('deactivate')}>
                {productText.deactivate}
              </Button>
            ) : (
              <Button icon={<RotateCcw />} busy={update.isPending} onClick={() => trade(1)}>
                {productText.activate}
              </Button>
            )}
            <Button variant="primary" icon={<Pencil />} keyHint="E" onClick={() => setTask('edit')}>
              {productText.edit}
            </Button>
          </>
        )
      }
    >
      {product && (
        <Tabs
          label={product.name}
          value={tab}
          onChange={next => change({ tab: next === 'info' ? undefined : next }, { replace: true })}
          items={[
            { id: 'info', label: productText.tabs.info, panel: <ProductInfo product={product} /> },
            ...(seesCard
              ? [{ id: 'card' as const, label: productText.tabs.card, panel: <StockCard product={product} /> }]
              : []),
            { id: 'branches', label: productText.tabs.branches, panel: <BranchStock product={product} /> },
            { id: 'lots', label: productText.tabs.lots, panel: <ProductLots product={product} mayEdit={mayEdit} /> },
          ]}
        />
      )}
      {product && task === 'edit' && <ProductSheet product={product} onClose={close} />}
      {product && task === 'deactivate' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => trade(0)}
          busy={update.isPending}
          title={productText.deactivateTitle(product.name)}
          description={productText.deactivateHint}
          confirmLabel={productText.deactivate}
        />
      )}
    </DetailPage>
  )
}
