import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { ReportRow } from '@quay/contract/report/shapes'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import type { ActPermission, Address } from '../../list/filter.ts'
import { debtText } from '../../text/partner/debt.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import PayDocument, { type PayDocumentProps } from '../debt/shared/pay-document.tsx'
import { groupsOf } from './report-columns.tsx'

type Partner = PayDocumentProps['partner']

/** Pays a provider from its row of the report of debts: the column of the button, for those who may, and the window. */
export function usePayProvider({ query, may }: { query: Address; may: (permission: ActPermission) => boolean }) {
  const [paying, setPaying] = useState<Partner | null>(null)
  const { first } = groupsOf('provider', query)
  const pays = query.view === 'DEBT' && first === 'boughtOf' && may(inboundRoutes.payDebt.permission)
  return {
    withButton: (columns: Column<ReportRow>[]) => (pays ? [...columns, payColumn(setPaying)] : columns),
    window: paying && <PayDocument partner={paying} onClose={() => setPaying(null)} />,
  }
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
