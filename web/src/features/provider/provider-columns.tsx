import type { Provider } from '@quay/contract/partner/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import { PaperBadge } from '../../document/paper-list.tsx'
import { providerText } from '../../text/buying/provider.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = partnerText

/** The columns of the list of providers. */
export const providerColumns: ReadonlyArray<Column<Provider>> = [
  codeColumn(names.code, row => `/partners/provider/${row.id}`, { width: '100px' }),
  titleColumn('name', names.provider, row => <TwoLines title={row.name} detail={addressLine(row) ?? ' '} />),
  { id: 'phone', header: names.phone, width: '112px', card: 'line2', cell: row => row.phone },
  textColumn('contact', names.contact, row => row.contactName, {
    width: '150px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
  { id: 'taxCode', header: names.taxCode, width: '116px', hideBelow: 'lg', cell: row => row.taxCode },
  textColumn('group', providerText.groupFilter, row => <span className="line-clamp-1">{row.providerGroupName}</span>, {
    width: '116px',
    hideBelow: 'lg',
  }),
  textColumn('papers', providerText.papersFilter, row => <PaperBadge expiresOn={row.certificatesUntil} />, {
    width: '124px',
    hideBelow: 'lg',
  }),
  moneyColumn('debt', names.providerDebt, ({ debt = 0 }) => debt, {
    className: ({ debt = 0 }) => (debt > 0 ? 'font-semibold text-warning-text' : ''),
    width: '112px',
    fixed: true,
    card: 'amount',
  }),
  textColumn(
    'status',
    names.status,
    row => <ActiveBadge isActive={row.isActive} words={partnerText.providerStatuses} />,
    {
      width: '124px',
      hideBelow: 'md',
    },
  ),
]
