import { isAllowed } from '@quay/contract/right/permission'
import { type TaxFiling, taxFilingRoutes } from '@quay/contract/tax-filing/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { ReadTable } from '../../list/read-table.tsx'
import { kitText } from '../../text/kit/kit.ts'
import { taxFilingText as words } from '../../text/money/tax-filing.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { FilingSheet } from './filing-sheet.tsx'
import { periodName } from './period-name.ts'

const { columns: names } = words

const columnsOf = (onLift: ((filing: TaxFiling) => void) | null): ReadonlyArray<Column<TaxFiling>> => [
  titleColumn('period', names.period, row => (
    <TwoLines
      title={row.form === 'NOTICE' ? `${words.forms.NOTICE} · ${periodName(row)}` : periodName(row)}
      detail={row.liftedByName ? words.liftedBy(row.liftedByName, row.liftReason ?? '') : words.states[row.status]}
    />
  )),
  textColumn('filedOn', names.filedOn, row => formatDate(row.filedOn), { width: '110px', card: 'line2' }),
  textColumn('number', names.number, row => row.fileNumber, { width: '170px', card: 'line2' }),
  moneyColumn('revenue', names.revenue, row => row.revenue, { width: '150px', card: 'amount' }),
  moneyColumn('vat', names.vat, row => row.vat, { width: '130px', hideBelow: 'md' }),
  moneyColumn('pit', names.pit, row => row.pit, { width: '130px', hideBelow: 'md' }),
  textColumn('by', names.by, row => row.filedByName, { width: '150px', hideBelow: 'lg' }),
  ...(onLift
    ? [
        textColumn<TaxFiling>(
          'lift',
          words.lift,
          row =>
            row.status === 'FILED' && (
              <Button size="sm" aria-label={words.liftOf(row.fileNumber)} onClick={() => onLift(row)}>
                {words.lift}
              </Button>
            ),
          { width: '90px', card: 'line2' },
        ),
      ]
    : []),
]

/** Declarations that the household handed in: each closes the books of its days until a person with the right lifts its mark. */
export function FilingCard({ today }: { today: string }) {
  const branchId = useBranchId()
  const { rights } = useSession()
  const filings = useRoute(taxFilingRoutes.list, { query: { branchId } })
  const [marking, setMarking] = useState(false)
  const [lifted, setLifted] = useState<TaxFiling | null>(null)
  const mayFile = isAllowed(rights, taxFilingRoutes.create.permission)
  return (
    <>
      <ReadTable
        title={words.title}
        actions={mayFile && <Button onClick={() => setMarking(true)}>{words.mark}</Button>}
        reading={filings}
        label={words.title}
        columns={columnsOf(mayFile ? setLifted : null)}
        rows={filings.data?.items ?? []}
        rowKey={row => row.id}
        rowLabel={periodName}
        empty={<EmptyState title={words.none}>{words.hint}</EmptyState>}
      />
      {marking && <FilingSheet today={today} onClose={() => setMarking(false)} />}
      {lifted && (
        <CancelDocument
          route={taxFilingRoutes.lift}
          input={reason => ({ params: { id: lifted.id }, body: { reason } })}
          onClose={() => setLifted(null)}
          title={words.liftTitle(lifted.fileNumber)}
          description={words.liftHint(periodName(lifted))}
          confirmLabel={words.liftConfirm}
          reasonLabel={kitText.reason}
        />
      )}
    </>
  )
}
