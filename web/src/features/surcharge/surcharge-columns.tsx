import type { Surcharge } from '@quay/contract/surcharge/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { surchargeText } from '../../text/promotion/surcharge.ts'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { amountText } from './amount-text.ts'

const { columns: names, fields, returns, statuses } = surchargeText

/** The columns of the list of surcharges. */
export const surchargeColumns: ReadonlyArray<Column<Surcharge>> = [
  { id: 'code', header: names.code, width: '110px', fixed: true, card: 'line2', cell: row => row.code },
  titleColumn('name', names.name, row => (
    <TwoLines title={row.name} detail={row.isAutomatic ? fields.isAutomatic : ' '} />
  )),
  figureColumn('amount', names.amount, amountText, { width: '120px', card: 'amount' }),
  textColumn('vat', fields.vatRate, row => describeVatRate(row.vatRate), { width: '90px', hideBelow: 'md' }),
  textColumn('returns', names.returns, row => returns[row.returns], { width: '220px', hideBelow: 'md' }),
  textColumn('branch', names.branch, row => row.branchName ?? fields.allBranches, { width: '160px', card: 'line2' }),
  textColumn('status', names.status, row => <ActiveBadge isActive={row.isActive} words={statuses} />, {
    width: '130px',
    hideBelow: 'md',
  }),
]
