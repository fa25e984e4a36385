import { debtRoutes } from '@quay/contract/money/routes'
import type { ProviderAccount } from '@quay/contract/partner/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import FileCheck from 'lucide-react/icons/file-check'
import HandCoins from 'lucide-react/icons/hand-coins'
import Scale from 'lucide-react/icons/scale'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { useRoutePages } from '../../../api/use-route-pages.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { kitText } from '../../../text/kit/kit.ts'
import { debtEntryKindText, debtText } from '../../../text/partner/debt.ts'
import { debtOffsetText } from '../../../text/partner/debt-offset.ts'
import { debtReportText } from '../../../text/partner/debt-report.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Money } from '../../../ui/mark/money.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, instantColumn, moneyColumn, textColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { AdjustDebtSheet } from '../adjust-debt-sheet.tsx'
import { OffsetDialog } from '../offset-dialog.tsx'
import { OpeningDebtSheet } from '../opening-debt-sheet.tsx'
import { PayDebtSheet } from '../pay-debt-sheet.tsx'
import { ReconcileDialog } from '../reconcile-dialog.tsx'
import { TakeBackAdjustment } from '../take-back-adjustment.tsx'

export type DebtPartner = {
  kind: 'customer' | 'provider'
  id: string
  name: string
  debt: number
  /** Where a provider is paid. */
  bankAccounts?: readonly ProviderAccount[]
}

type Entry = Answer<typeof debtRoutes.statement>['items'][number]
type Open = Answer<typeof debtRoutes.open>[number]

type DebtBookProps = {
  partner: DebtPartner
  mayPay: boolean
  mayOpen: boolean
  /** A debt that changes without money: for those who may write one off. */
  mayAdjust: boolean
}

/** Debts with one partner: what is open, the statement with the balance after each row, and the ways to change it. */
export function DebtBook({ partner, mayPay, mayOpen, mayAdjust }: DebtBookProps) {
  const [task, setTask] = useState<'pay' | 'open' | 'adjust' | 'reconcile' | 'offset' | null>(null)
  const [takenBack, setTakenBack] = useState<Entry | null>(null)
  const { rights } = useSession()
  const maySetOff =
    mayPay &&
    isAllowed(rights, { model: 'customer', action: 'update' }) &&
    isAllowed(rights, { model: 'provider', action: 'update' })
  const key = { partnerKind: partner.kind, partnerId: partner.id }
  const statement = useRoutePages(debtRoutes.statement, { query: key })
  const open = useRoute(debtRoutes.open, { query: key }, { keepPrevious: false })
  const payable = partner.kind === 'customer' || partner.debt > 0
  const payWord = debtText.paySubmit[partner.kind]
  useHotkey({ id: 'debt.pay', key: 'F8', label: payWord, scope: debtText.statement }, () => setTask('pay'), {
    enabled: mayPay && payable,
  })
  return (
    <div className="grid gap-4">
      <Card
        title={
          <Balance partner={partner}>
            <Money amount={Math.abs(partner.debt)} className="text-20" />
          </Balance>
        }
        padded={false}
        actions={
          <>
            {mayOpen && statement.rows.length === 0 && !statement.loading && (
              <Button onClick={() => setTask('open')}>{debtText.openingButton}</Button>
            )}
            {statement.rows.length > 0 && (
              <Button icon={<FileCheck />} onClick={() => setTask('reconcile')}>
                {debtReportText.reconcile.button}
              </Button>
            )}
            {maySetOff && (
              <Button icon={<ArrowLeftRight />} onClick={() => setTask('offset')}>
                {debtOffsetText.button}
              </Button>
            )}
            {mayAdjust && (
              <Button icon={<Scale />} onClick={() => setTask('adjust')}>
                {debtText.adjust.button}
              </Button>
            )}
            {mayPay && payable && (
              <Button variant="primary" icon={<HandCoins />} keyHint="F8" onClick={() => setTask('pay')}>
                {payWord}
              </Button>
            )}
          </>
        }
      >
        {open.data && open.data.length > 0 && (
          <DataTable
            label={debtText.open}
            dense
            columns={openColumns}
            rows={open.data}
            rowKey={row => row.entryId}
            rowLabel={row => row.documentCode}
          />
        )}
        {open.data?.length === 0 && <p className="px-4 pb-3 text-ink-2">{debtText.openEmpty}</p>}
      </Card>
      <Card title={debtText.statement} padded={false} className="overflow-hidden">
        <DataTable
          label={debtText.statement}
          dense
          columns={[...statementColumns(partner.kind), ...(mayAdjust ? [takeBackColumn(setTakenBack)] : [])]}
          rows={statement.rows}
          rowKey={row => row.id}
          rowLabel={row => row.documentCode}
          loading={statement.loading}
          error={
            statement.error && {
              message: statement.error.message,
              traceId: statement.error.requestId,
              onRetry: statement.retry,
            }
          }
          empty={<EmptyState title={debtText.empty}>{debtText.emptyHint[partner.kind]}</EmptyState>}
        />
        {statement.more && (
          <div className="px-4 py-2">
            <Button size="sm" busy={statement.loadingMore} onClick={statement.more}>
              {kitText.more}
            </Button>
          </div>
        )}
      </Card>
      {task === 'pay' && <PayDebtSheet partner={partner} onClose={() => setTask(null)} />}
      {task === 'adjust' && <AdjustDebtSheet partner={partner} onClose={() => setTask(null)} />}
      {takenBack && <TakeBackAdjustment entry={takenBack} onClose={() => setTakenBack(null)} />}
      {task === 'reconcile' && <ReconcileDialog partner={partner} onClose={() => setTask(null)} />}
      {task === 'offset' && <OffsetDialog partner={partner} onClose={() => setTask(null)} />}
      {task === 'open' && <OpeningDebtSheet partner={partner} onClose={() => setTask(null)} />}
    </div>
  )
}

function Balance({ partner, children }: { partner: DebtPartner; children: ReactNode }) {
  const words = partner.debt < 0 ? debtText.credit : debtText.balance
  return (
    <span className="flex flex-wrap items-baseline gap-2">
      {words[partner.kind]} {children}
    </span>
  )
}

const openColumns: ReadonlyArray<Column<Open>> = [
  {
    id: 'document',
    header: debtText.open,
    card: 'title',
    cell: row => <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />,
  },
  { id: 'day', header: debtText.columns.day, card: 'line2', cell: row => formatDate(row.businessDay) },
  { id: 'due', header: debtText.columns.due, card: 'line2', cell: row => formatDate(row.dueDay) },
  moneyColumn('amount', debtText.columns.total, row => row.amount, { card: 'line2' }),
  moneyColumn('remaining', debtText.columns.remaining, row => row.remaining, { strong: true, card: 'amount' }),
]

const statementColumns = (partner: DebtPartner['kind']): ReadonlyArray<Column<Entry>> => [
  instantColumn('at', debtText.columns.at, row => row.at, { card: 'line2' }),
  textColumn(
    'document',
    debtText.columns.document,
    row => <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />,
    { width: '110px', card: 'title' },
  ),
  textColumn(
    'kind',
    debtText.columns.kind,
    row => <span className="whitespace-nowrap">{debtEntryKindText(row.kind, partner)}</span>,
    { width: '140px', card: 'line2' },
  ),
  textColumn('note', debtText.columns.note, row => <span className="block truncate text-ink-2">{row.note}</span>, {
    elastic: true,
    hideBelow: 'md',
  }),
  figureColumn(
    'amount',
    debtText.columns.amount,
    row => (
      <span className={row.amount < 0 ? 'text-success-text' : undefined}>
        {row.amount > 0 && '+'}
        <Money amount={row.amount} />
      </span>
    ),
    { card: 'amount' },
  ),
  moneyColumn('after', debtText.columns.after, row => row.balanceAfter, { strong: true, card: 'line2' }),
]

const takeBackColumn = (onTakeBack: (entry: Entry) => void): Column<Entry> =>
  textColumn(
    'takeBack',
    debtText.adjust.undo,
    row =>
      row.documentKind === 'debt-adjustment' &&
      row.kind !== 'ADJUSTMENT_CANCEL' &&
      !row.isUndone && (
        <IconButton
          size="sm"
          label={debtText.adjust.cancelOf(row.documentCode)}
          icon={<Undo />}
          onClick={() => onTakeBack(row)}
        />
      ),
    { width: '44px', card: 'line2' },
  )
