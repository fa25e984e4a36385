import type { LotState } from '@quay/contract/enumeration'
import { lotRoutes } from '@quay/contract/lot/routes'
import type { Recall } from '@quay/contract/lot/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { useParams } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { ListExport } from '../../list/list-export.tsx'
import { DocumentLink } from '../../routing/document-link.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { lotStateText } from '../../text/product/product.ts'
import { lotText } from '../../text/stock/lot.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { ExpiryText } from '../../ui/date/expiry-text.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, instantColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { HiddenPhone } from '../customer/shared/hidden-phone.tsx'
import { ChangeLotState } from './change-lot-state.tsx'
import { RecallPaper } from './recall-paper.tsx'

type Sale = Recall['sales'][number]

const states: readonly LotState[] = ['normal', 'held', 'recalled']

/** Who bought a lot, by phone, and where the rest of it lies. */
export default function RecallPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch } = useRoute(lotRoutes.recall, { params: { id } }, { keepPrevious: false })
  const { rights } = useSession()
  const today = useBusinessDay()
  const sheet = usePaper<'all'>()
  const [next, setNext] = useState<LotState | null>(null)
  useDocumentTitle(data ? lotText.lotTitle(data.lot.number) : lotText.title)
  function print() {
    sheet.print('all')
  }
  const crumbs = [{ label: lotText.title, to: '/products/lot' }]
  if (!data)
    return (
      <DetailPage
        title={lotText.title}
        crumbs={crumbs}
        loading
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      />
    )
  const { lot, shelves, sales } = data
  const mayChange = isAllowed(rights, productRoutes.updateLot.permission)
  const inUnits = (base: number) => formatUnits(base, lot.units)
  const columns: ReadonlyArray<Column<Sale>> = [
    titleColumn('customer', lotText.customer, sale =>
      sale.customerId ? (
        <DocumentLink kind="customer" id={sale.customerId} code={sale.customerName ?? ''} />
      ) : (
        (sale.customerName ?? lotText.nameless)
      ),
    ),
    {
      id: 'phone',
      header: lotText.phone,
      width: '130px',
      card: 'line2',
      cell: ({ customerId, customerName, customerPhone: phone }) =>
        customerId ? (
          <HiddenPhone customerId={customerId} customerName={customerName ?? ''} phone={phone} />
        ) : (
          (phone ?? '—')
        ),
    },
    textColumn('bill', lotText.bill, sale => <DocumentLink kind="bill" id={sale.billId} code={sale.billCode} />, {
      width: '110px',
      card: 'line2',
    }),
    instantColumn('at', lotText.at, sale => sale.soldAt, { hideBelow: 'md' }),
    figureColumn('quantity', lotText.quantity, sale => inUnits(sale.quantity), { width: '120px', card: 'amount' }),
  ]
  return (
    <DetailPage
      title={lotText.lotTitle(lot.number)}
      crumbs={crumbs}
      meta={
        <>
          {lot.state !== 'normal' && (
            <Tag tone={lot.state === 'held' ? 'warning' : 'danger'}>{lotStateText[lot.state]}</Tag>
          )}
          <span className="text-12 text-ink-2">
            <DocumentLink kind="product" id={lot.productId} code={lot.productName} />
            {lot.expiryDate && ' · HSD '}
            {lot.expiryDate && <ExpiryText day={lot.expiryDate} today={today} />}
          </span>
        </>
      }
      actions={
        <>
          {mayChange &&
            states
              .filter(state => state !== lot.state)
              .map(state => (
                <Button
                  key={state}
                  variant={state === 'recalled' ? 'danger' : 'default'}
                  onClick={() => setNext(state)}
                >
                  {lotText.become[state]}
                </Button>
              ))}
          <Button icon={<Printer />} onClick={print}>
            {lotText.print}
          </Button>
          <ListExport
            route={lotRoutes.exportRecall}
            words={{ title: lotText.sold, emptyTitle: lotText.noSales, exportTitle: lotText.exportSales }}
            filter={{ lotId: lot.id }}
            count={sales.length}
          />
        </>
      }
      side={
        <Card title={lotText.left}>
          {shelves.length === 0 ? (
            <p className="text-ink-2">{lotText.nothingLeft}</p>
          ) : (
            <dl className="grid gap-1.5">
              {shelves.map(shelf => (
                <FigureRow
                  key={`${shelf.branchId}.${shelf.bucket}`}
                  label={`${shelf.branchName} · ${lotText.buckets[shelf.bucket]}`}
                >
                  {inUnits(shelf.quantity)}
                </FigureRow>
              ))}
            </dl>
          )}
        </Card>
      }
    >
      <Card title={lotText.sold} padded={false} className="overflow-hidden">
        <p className="px-4 pb-2 text-ink-2 max-md:px-3">
          {lotText.soldSum(
            inUnits(data.soldQuantity),
            data.namelessQuantity > 0 ? inUnits(data.namelessQuantity) : null,
          )}
        </p>
        <DataTable
          label={lotText.sold}
          columns={columns}
          rows={sales}
          rowKey={sale => sale.billId}
          rowLabel={sale => sale.billCode}
          empty={<EmptyState title={lotText.noSales}>{lotText.noSalesHint}</EmptyState>}
        />
      </Card>
      {data.moves.length > 0 && (
        <Card title={lotText.movesTitle}>
          <ul className="grid gap-1.5">
            {data.moves.map(move => (
              <li key={`${move.documentId}.${move.at}`} className="flex flex-wrap gap-x-3">
                <DateTimeText instant={move.at} />
                <b className="font-semibold">{lotText.moveSum(inUnits(Math.abs(move.quantity)), move.quantity > 0)}</b>
                <span className="min-w-0 flex-1 text-ink-2">
                  {[move.reason ?? move.documentCode, move.byName, move.branchName].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {next && <ChangeLotState lot={lot} state={next} onClose={() => setNext(null)} />}
      {sheet.printing && <RecallPaper recall={data} />}
    </DetailPage>
  )
}
