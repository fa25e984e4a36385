import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import type { Answer } from '@quay/contract/route'
import { formatPercent } from '@quay/domain/text/format-number'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoutePages } from '../../../api/use-route-pages.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { productText } from '../../../text/product/product.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, instantColumn, moneyColumn, textColumn } from '../../../ui/table/columns.tsx'
import { HistoryTable } from './history-table.tsx'

type Price = Answer<typeof productCareRoutes.prices>['items'][number]

const { prices } = productText

/** Sale prices and what the goods cost by date, with who and by which document; a cost that moved much is marked. */
export function ProductPrices({ product }: { product: Product }) {
  const branchId = useBranchId()
  const pages = useRoutePages(productCareRoutes.prices, { params: { id: product.id }, query: { branchId } })
  const last = pages.rows.find(row => row.kind === 'COST')
  return (
    <div className="grid gap-3">
      {last?.isAlert && <Note tone="warning">{productText.costAlert(moveOf(last) ?? '')}</Note>}
      <HistoryTable
        label={productText.tabs.prices}
        pages={pages}
        columns={columns}
        rowLabel={row => prices[row.kind]}
        emptyTitle={prices.empty}
        emptyHint={prices.emptyHint}
      />
    </div>
  )
}

/** "Vỉ · Khách quen"; a book that is gone is struck. */
function UnitOfPrice({ price: { unitName, bookName, isBookGone } }: { price: Price }) {
  if (bookName === null) return unitName
  return (
    <>
      {unitName} · {isBookGone ? <s className="text-ink-3">{bookName}</s> : bookName}
    </>
  )
}

/** "+9,7%": how far it moved; nothing for the first. */
function moveOf({ before, after }: Price): string | null {
  if (before === null || before === 0) return null
  const move = Math.round(((after - before) * 10_000) / before)
  return `${move > 0 ? '+' : ''}${formatPercent(move)}`
}

const columns: ReadonlyArray<Column<Price>> = [
  instantColumn('at', prices.at, row => row.at, { card: 'line2' }),
  { id: 'kind', header: prices.kind, width: '84px', card: 'title', cell: row => prices[row.kind] },
  { id: 'unit', header: prices.unit, width: '140px', card: 'line2', cell: row => <UnitOfPrice price={row} /> },
  moneyColumn('before', prices.before, row => row.before, { className: () => 'text-ink-3', hideBelow: 'sm' }),
  moneyColumn('after', prices.after, row => row.after, { strong: true, card: 'amount' }),
  figureColumn(
    'move',
    prices.move,
    row => {
      const move = moveOf(row)
      if (row.isAlert)
        return (
          <Tag tone="warning" label={prices.alert}>
            {move}
          </Tag>
        )
      return move && <span className="text-ink-2">{move}</span>
    },
    { card: 'line2' },
  ),
  textColumn(
    'by',
    prices.by,
    row => (
      <span className="line-clamp-2">
        {row.documentCode && (
          <>
            <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} /> ·{' '}
          </>
        )}
        {[row.partnerName, row.employeeName].filter(Boolean).join(' · ')}
      </span>
    ),
    { elastic: true, hideBelow: 'md' },
  ),
]
