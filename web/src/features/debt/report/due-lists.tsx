import { type DueRow, debtReportRoutes } from '@quay/contract/money/debt-report'
import { debtRoutes } from '@quay/contract/money/routes'
import { formatDate } from '@quay/domain/text/format-date'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import { defineList } from '../../../list/define-list.ts'
import { choicesOf } from '../../../list/filter.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { debtDueText as words } from '../../../text/partner/debt-due.ts'
import { debtReportText } from '../../../text/partner/debt-report.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn, totalColumn } from '../../../ui/table/columns.tsx'
import { TwoLines } from '../../../ui/table/two-lines.tsx'
import PayDocument from '../shared/pay-document.tsx'

type Kind = 'customer' | 'provider'
const { columns: names } = words
const filters = [
  { kind: 'choice', field: 'when', label: words.when, width: 'w-36', choices: choicesOf(words.whens) },
] as const

const columnsOf = (kind: Kind, onPay: ((row: DueRow) => void) | null): ReadonlyArray<Column<DueRow>> => [
  titleColumn('name', names[kind], row => <TwoLines title={row.partnerName} detail={row.partnerCode} />),
  textColumn(
    'dueDay',
    names.dueDay,
    row => (
      <TwoLines
        title={formatDate(row.dueDay)}
        detail={<span className={row.daysLeft < 0 ? 'text-danger-text' : ''}>{words.left(row.daysLeft)}</span>}
      />
    ),
    { width: '130px', card: 'line2' },
  ),
  textColumn(
    'document',
    names.document,
    row => <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />,
    { width: '130px', card: 'line2' },
  ),
  textColumn('day', names.day, row => formatDate(row.businessDay), { width: '110px', hideBelow: 'md' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '140px', hideBelow: 'md' }),
  totalColumn('remaining', names.remaining, row => row.remaining, { width: '150px' }),
  ...(onPay
    ? [
        textColumn<DueRow>(
          'pay',
          debtReportText.pay[kind],
          row => (
            <IconButton
              size="sm"
              label={debtReportText.payOf[kind](row.partnerName)}
              icon={<HandCoins />}
              onClick={event => {
                event.stopPropagation()
                onPay(row)
              }}
            />
          ),
          { width: '52px', card: 'line2' },
        ),
      ]
    : []),
]

const ofCustomers = defineList({
  id: 'debt-due-customer',
  words: words.customer,
  route: debtReportRoutes.customersDue,
  filters,
  rowLabel: row => row.documentCode,
  open: row => `/partners/customer/${row.partnerId}`,
  total: debtReportRoutes.customersDueTotal,
  totals: ({ remaining }) => ({ remaining }),
  exported: debtReportRoutes.exportCustomersDue,
})

const ofProviders = defineList({
  id: 'debt-due-provider',
  words: words.provider,
  route: debtReportRoutes.providersDue,
  filters,
  rowLabel: row => row.documentCode,
  open: row => `/partners/provider/${row.partnerId}`,
  total: debtReportRoutes.providersDueTotal,
  totals: ({ remaining }) => ({ remaining }),
  exported: debtReportRoutes.exportProvidersDue,
})

/** What customers have to pay, document by document, by the day to pay. */
export function CustomersDue() {
  const list = useList(ofCustomers)
  const [paying, setPaying] = useState<DueRow | null>(null)
  const mayPay = list.may(debtRoutes.collect.permission)
  return (
    <>
      <ListScreen list={list} columns={columnsOf('customer', mayPay ? setPaying : null)} />
      {paying && <Payment kind="customer" row={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

/** What providers are to be paid, document by document, by the day to pay. */
export function ProvidersDue() {
  const list = useList(ofProviders)
  const [paying, setPaying] = useState<DueRow | null>(null)
  const mayPay = list.may({ model: 'provider', action: 'update' })
  return (
    <>
      <ListScreen list={list} columns={columnsOf('provider', mayPay ? setPaying : null)} />
      {paying && <Payment kind="provider" row={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

const Payment = ({ kind, row, onClose }: { kind: Kind; row: DueRow; onClose: () => void }) => (
  <PayDocument
    partner={{ kind, id: row.partnerId, name: row.partnerName }}
    documentId={row.documentId}
    onClose={onClose}
  />
)
