import { bankTransferRoutes, type StatementLine } from '@quay/contract/bank-transfer/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { bankTransferText as words } from '../../text/money/bank-transfer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

/** Money of statements that is no bill's yet, each line with the transfers that it could be; nothing while there is none. */
export function OpenLines({ mayMatch }: { mayMatch: boolean }) {
  const { data } = useRoute(bankTransferRoutes.openLines, { query: {} })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={words.openLinesTitle} padded={false}>
      <DataTable
        label={words.openLinesTitle}
        dense
        columns={[...columns, candidateColumn(mayMatch)]}
        rows={data.items}
        rowKey={row => row.id}
        rowLabel={row => row.content}
      />
    </Card>
  )
}

const columns: ReadonlyArray<Column<StatementLine>> = [
  textColumn('bookedOn', words.bookedOn, row => formatDate(row.bookedOn), { card: 'line2' }),
  textColumn('content', words.content, row => <span className="block truncate">{row.content}</span>, {
    elastic: true,
    card: 'title',
  }),
  textColumn('account', words.account, row => row.accountName, { hideBelow: 'md' }),
  moneyColumn('amount', words.columns.amount, row => row.amount, { strong: true, card: 'amount' }),
]

const candidateColumn = (mayMatch: boolean): Column<StatementLine> =>
  textColumn(
    'match',
    words.match,
    row =>
      row.candidates.length === 0 ? (
        <span className="text-12 text-ink-3">{words.noCandidate}</span>
      ) : (
        <span className="flex flex-wrap gap-1.5">
          {row.candidates.map(({ id, billCode }) => (
            <MatchButton key={id} lineId={row.id} transferId={id} billCode={billCode} mayMatch={mayMatch} />
          ))}
        </span>
      ),
    { card: 'line2' },
  )

type MatchButtonProps = { lineId: string; transferId: string; billCode: string; mayMatch: boolean }

function MatchButton({ lineId, transferId, billCode, mayMatch }: MatchButtonProps) {
  const match = useAction(bankTransferRoutes.match)
  return (
    <Button
      size="sm"
      disabled={!mayMatch}
      busy={match.isPending}
      aria-label={words.matchWith(billCode)}
      onClick={() => match.mutate({ params: { id: lineId }, body: { transferId } })}
    >
      {billCode}
    </Button>
  )
}
