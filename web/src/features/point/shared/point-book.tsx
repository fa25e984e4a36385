import { pointRoutes } from '@quay/contract/point/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import Scale from 'lucide-react/icons/scale'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { useRoutePages } from '../../../api/use-route-pages.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { kitText } from '../../../text/kit/kit.ts'
import { pointKindText, pointText } from '../../../text/promotion/point.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Badge } from '../../../ui/mark/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, instantColumn, textColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { AdjustPointsSheet } from '../adjust-points-sheet.tsx'
import { UndoAdjustment } from '../undo-adjustment.tsx'

type Entry = Answer<typeof pointRoutes.ledger>['items'][number]
type PointBookProps = { customer: { id: string; name: string }; mayAdjust: boolean }

const shownLots = 6

/** The points of a customer: what is left and when it ends, and every row that made it. */
export function PointBook({ customer, mayAdjust }: PointBookProps) {
  const [adjusts, setAdjusts] = useState(false)
  const [undone, setUndone] = useState<Entry | null>(null)
  const query = { customerId: customer.id }
  const head = useRoute(pointRoutes.ledger, { query: { ...query, limit: 1 } }, { keepPrevious: false })
  const book = useRoutePages(pointRoutes.ledger, { query })
  const { points = 0, available = 0, lots = [], tierName = null } = head.data ?? {}
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline gap-2">
          {pointText.points} <b className="text-20">{formatNumber(points)}</b>
          {available !== points && (
            <span className="text-12 text-ink-2">{pointText.available(formatNumber(available))}</span>
          )}
          {tierName && <Badge tone="info">{pointText.tier(tierName)}</Badge>}
        </span>
      }
      padded={false}
      className="overflow-hidden"
      actions={
        mayAdjust && (
          <Button icon={<Scale />} onClick={() => setAdjusts(true)}>
            {pointText.adjust}
          </Button>
        )
      }
    >
      {lots.length > 0 && (
        <ul aria-label={pointText.lotsTitle} className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-3 text-12 text-ink-2">
          {lots.slice(0, shownLots).map(({ id, remaining, expiresOn }) => (
            <li key={id}>
              {expiresOn === null
                ? pointText.lotNever(formatNumber(remaining))
                : pointText.lot(formatNumber(remaining), formatDate(expiresOn))}
            </li>
          ))}
        </ul>
      )}
      <DataTable
        label={pointText.book}
        dense
        columns={[...columns, ...(mayAdjust ? [undoColumn(setUndone)] : [])]}
        rows={book.rows}
        rowKey={row => row.id}
        rowLabel={row => row.documentCode}
        loading={book.loading}
        error={book.error && { message: book.error.message, traceId: book.error.requestId, onRetry: book.retry }}
        empty={<EmptyState title={pointText.bookEmpty}>{pointText.bookEmptyHint}</EmptyState>}
      />
      {book.more && (
        <div className="px-4 py-2">
          <Button size="sm" busy={book.loadingMore} onClick={book.more}>
            {kitText.more}
          </Button>
        </div>
      )}
      {adjusts && (
        <AdjustPointsSheet
          customer={customer}
          available={available}
          points={points}
          onClose={() => setAdjusts(false)}
        />
      )}
      {undone && <UndoAdjustment entry={undone} onClose={() => setUndone(null)} />}
    </Card>
  )
}

const columns: ReadonlyArray<Column<Entry>> = [
  instantColumn('at', pointText.bookColumns.at, row => row.at, { card: 'line2' }),
  textColumn(
    'document',
    pointText.bookColumns.document,
    row =>
      row.documentKind === 'bill' ? (
        <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />
      ) : (
        row.documentCode
      ),
    { width: '110px', card: 'title' },
  ),
  textColumn('kind', pointText.bookColumns.kind, row => pointKindText[row.kind], { width: '170px', card: 'line2' }),
  textColumn('note', pointText.bookColumns.note, row => <span className="block truncate text-ink-2">{row.note}</span>, {
    elastic: true,
    hideBelow: 'md',
  }),
  textColumn('expires', pointText.bookColumns.expires, row => row.expiresOn && formatDate(row.expiresOn), {
    hideBelow: 'md',
  }),
  figureColumn(
    'amount',
    pointText.bookColumns.amount,
    row => (
      <span className={row.amount > 0 ? 'text-success-text' : undefined}>
        {row.amount > 0 && '+'}
        {formatNumber(row.amount)}
      </span>
    ),
    { card: 'amount' },
  ),
  figureColumn('after', pointText.bookColumns.after, row => <b>{formatNumber(row.balanceAfter)}</b>, { card: 'line2' }),
]

const undoColumn = (onUndo: (entry: Entry) => void): Column<Entry> =>
  textColumn(
    'undo',
    pointText.undo,
    row =>
      row.kind === 'ADJUST' &&
      !row.isUndone && <IconButton size="sm" label={pointText.undo} icon={<Undo />} onClick={() => onUndo(row)} />,
    { width: '44px', card: 'line2' },
  )
