import { type FlagKind, flagKinds } from '@quay/contract/document-flag/kinds'
import type { ListedFlag } from '@quay/contract/document-flag/shapes'
import { DocumentLink } from '../../routing/document-link.tsx'
import { documentFlagText } from '../../text/bill/document-flag.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { instantColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { howSettled } from './shared/how-settled.ts'

const { columns: words } = documentFlagText

/** What a kept document broke, of which document, and a button that settles it. */
export const flagColumns = (edit: (row: ListedFlag) => void): ReadonlyArray<Column<ListedFlag>> => [
  titleColumn('what', words.what, row => (
    <TwoLines
      title={Object.hasOwn(flagKinds, row.kind) ? flagKinds[row.kind as FlagKind].name : row.kind}
      detail={<span title={row.sentence}>{row.sentence}</span>}
    />
  )),
  textColumn(
    'document',
    words.document,
    row => (
      <div className="min-w-0">
        <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />
        <div className="truncate text-12 text-ink-3">{row.localNumber}</div>
      </div>
    ),
    { width: '150px', card: 'line2' },
  ),
  instantColumn('soldAt', words.soldAt, row => row.soldAt, { card: 'line2' }),
  moneyColumn('amount', words.amount, row => row.amount, { card: 'amount' }),
  textColumn('seller', words.seller, row => <TwoLines title={row.sellerName} detail={row.deviceName ?? ''} />, {
    width: '160px',
    hideBelow: 'md',
  }),
  textColumn(
    'settled',
    words.settled,
    row =>
      row.maySettle ? (
        <Button size="sm" aria-label={documentFlagText.settleOf(row.documentCode)} onClick={() => edit(row)}>
          {documentFlagText.settle}
        </Button>
      ) : (
        <span className="text-12 text-ink-2">{howSettled(row)}</span>
      ),
    { width: '150px', card: 'line2' },
  ),
]
