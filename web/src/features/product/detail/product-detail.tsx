import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useParams, useRouter } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useBranchId, useProfile, useSession } from '../../../api/session/session.ts'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { useRoute } from '../../../api/use-route.ts'
import { useAddress } from '../../../routing/use-address.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { DetailPage } from '../../../ui/page/detail-page.tsx'
import { Tabs } from '../../../ui/page/tabs.tsx'
import { LotsOfProduct } from '../../lot/shared/lots-of-product.tsx'
import { PricesOfProduct } from '../../price-book/shared/prices-of-product.tsx'
import { ProductStatus } from '../list/product-columns.tsx'
import { BranchStock } from '../shared/branch-stock.tsx'
import { ProductSheet } from '../shared/product-sheet.tsx'
import { MedicineAlert } from './medicine-link.tsx'
import { MergeProduct } from './merge-product.tsx'
import { ProductActions, type ProductTask } from './product-actions.tsx'
import { ProductInfo } from './product-info.tsx'
import { ProductLog } from './product-log.tsx'
import { ProductPrices } from './product-prices.tsx'
import { ProductSales } from './product-sales.tsx'
import { RemoveProduct } from './remove-product.tsx'
import { StockCard } from './stock-card.tsx'
import { StopProduct } from './stop-product.tsx'

const tabs = ['info', 'card', 'branches', 'lots', 'sales', 'prices', 'log'] as const

/** What other features tell of a product, put here by the route: its lots, and its prices in every price book. */
/** One product: what it is, how its stock moved, where it lies, its lots, sales and prices, and who changed it. */
export default function ProductDetail() {
  const { id } = useParams({ strict: false }) as { id: string }
  const router = useRouter()
  const { rights } = useSession()
  const branchId = useBranchId()
  const detail = useRoute(productRoutes.get, { params: { id }, query: { branchId } }, { keepPrevious: false })
  const { data: product, error } = detail
  const [task, setTask] = useState<ProductTask | null>(null)
  const close = () => setTask(null)
  const mayEdit =
    isAllowed(rights, { model: 'list_product', action: 'update' }) && product !== undefined && !product.mergedInto
  useDocumentTitle(product?.name)
  useHotkey(
    { id: 'product.edit', key: 'E', label: productText.edit, scope: productText.title },
    () => setTask('edit'),
    { enabled: mayEdit },
  )
  return (
    <DetailPage
      title={product?.name ?? productText.title}
      crumbs={[{ label: productText.title, to: '/products/list' }]}
      loading={!product}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => detail.refetch() }}
      meta={product && <ProductMeta product={product} />}
      actions={
        mayEdit && (
          <>
            <ProductActions product={product} onTask={setTask} />
            <Button variant="primary" icon={<Pencil />} keyHint="E" onClick={() => setTask('edit')}>
              {productText.edit}
            </Button>
          </>
        )
      }
    >
      {product && (
        <>
          <ProductNotes product={product} />
          <ProductTabs product={product} />
        </>
      )}
      {product && task === 'edit' && <ProductSheet product={product} onClose={close} />}
      {product && (task === 'stop' || task === 'stopHere') && (
        <StopProduct product={product} where={task === 'stop' ? 'store' : 'branch'} onClose={close} />
      )}
      {product && task === 'merge' && <MergeProduct product={product} onClose={close} />}
      {product && task === 'remove' && (
        <RemoveProduct product={product} onClose={close} onRemoved={() => router.history.replace('/products/list')} />
      )}
    </DetailPage>
  )
}

function ProductMeta({ product }: { product: Product }) {
  return (
    <>
      <span className="text-12 text-ink-3">{product.code}</span>
      {product.isPrescription && <Tag tone="info">Rx</Tag>}
      <ProductStatus isActive={product.isActive} />
    </>
  )
}

/** What has to be known before anything else: that it lives on as another product, is stopped here, or took others in. */
function ProductNotes({ product }: { product: Product }) {
  const branchId = useBranchId()
  const branch = useProfile().branches.find(one => one.id === branchId)
  const { mergedInto, mergedFrom = [], stoppedBranchIds } = product
  const stopped = product.isActive === 1 && stoppedBranchIds.includes(branchId)
  const { medicine } = product
  const isFlagged = medicine !== null && medicine.state !== 'listed'
  if (!mergedInto && mergedFrom.length === 0 && !stopped && !isFlagged) return null
  return (
    <div className="mb-3 grid gap-2">
      {mergedInto && (
        <Note tone="warning">
          {productText.mergedInto(mergedInto.name)}{' '}
          <TextLink to={`/products/list/${mergedInto.id}`} underlined>
            {mergedInto.code}
          </TextLink>
        </Note>
      )}
      {isFlagged && <MedicineAlert medicine={medicine} />}
      {stopped && <Note tone="warning">{productText.stoppedHereNote(branch?.name ?? '')}</Note>}
      {mergedFrom.length > 0 && (
        <Note>
          {productText.mergedFrom}:{' '}
          {mergedFrom.map((one, place) => (
            <span key={one.id}>
              {place > 0 && ', '}
              <TextLink to={`/products/list/${one.id}`} underlined>
                {one.code}
              </TextLink>{' '}
              {one.name}
            </span>
          ))}
        </Note>
      )}
    </div>
  )
}

function ProductTabs({ product }: { product: Product }) {
  const { rights } = useSession()
  const { query, change } = useAddress()
  const seesCatalogue = isAllowed(rights, { model: 'list_product', action: 'read' })
  const uses = useStoreUses()
  const seesSales = isAllowed(rights, { model: 'bill', action: 'read' })
  const isStocked = product.type < 3
  const panels = {
    info: <ProductInfo product={product} />,
    card: seesCatalogue && <StockCard product={product} />,
    branches: isStocked && <BranchStock product={product} />,
    lots: seesCatalogue && uses.lots && isStocked && <LotsOfProduct product={product} />,
    sales: seesSales && <ProductSales product={product} />,
    prices: seesCatalogue && (
      <div className="grid gap-3">
        <PricesOfProduct product={product} />
        <ProductPrices product={product} />
      </div>
    ),
    log: seesCatalogue && <ProductLog product={product} />,
  }
  const items = tabs.flatMap(id => {
    const panel = panels[id]
    return panel && !(id === 'card' && !isStocked) ? [{ id, label: productText.tabs[id], panel }] : []
  })
  return (
    <Tabs
      label={product.name}
      value={items.find(one => one.id === query.tab)?.id ?? 'info'}
      onChange={next => change({ tab: next === 'info' ? undefined : next }, { replace: true })}
      items={items}
    />
  )
}
