import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { ReportRow } from '@quay/contract/report/shapes'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import { debtText } from '../../text/partner/debt.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import PayDocument, { type PayDocumentProps } from '../debt/shared/pay-document.tsx'
import { groupsOf, reportColumns } from './report-columns.tsx'
import { ReportPage, type ReportPageProps } from './report-page.tsx'

type Partner = PayDocumentProps['partner']

/** The report of providers; of debts each is paid from its row, by those who may. */
export function ProviderReport({ list, report }: Pick<ReportPageProps, 'list' | 'report'>) {
  const [paying, setPaying] = useState<Partner | null>(null)
  const { query, may } = list
  const { first } = groupsOf('provider', query)
  const pays = query.view === 'DEBT' && first === 'boughtOf' && may(inboundRoutes.payDebt.permission)
  const columns = reportColumns('provider', query, may, report?.total)
  return (
    <>
      <ReportPage
        area="provider"
        list={list}
        report={report}
        columns={pays ? [...columns, payColumn(setPaying)] : columns}
      />
      {paying && <PayDocument partner={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

const payColumn = (onPay: (partner: Partner) => void): Column<ReportRow> =>
  textColumn(
    'pay',
    debtText.paySubmit.provider,
    ({ key, label, values }) =>
      (values.debtAfter ?? 0) > 0 && (
        <IconButton
          size="sm"
          label={debtText.payTitle.provider(label)}
          icon={<HandCoins />}
          onClick={event => {
            event.stopPropagation()
            onPay({ kind: 'provider', id: key, name: label })
          }}
        />
      ),
    { width: '72px', card: 'line2' },
  )
