import type { Provider } from '@quay/contract/partner/shapes'
import { PaperBadge } from '../../document/paper-list.tsx'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'
import type { Column } from '../../ui/column.ts'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { ProviderStatus } from './provider-status.tsx'

const { columns: names } = partnerText

/** The columns of the list of providers. */
export const providerColumns: ReadonlyArray<Column<Provider>> = [
  {
    id: 'code',
    header: names.code,
    width: '100px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/partners/provider/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'name',
    header: names.provider,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={row.name} detail={row.address ?? ' '} />,
  },
  { id: 'phone', header: names.phone, width: '112px', card: 'line2', cell: row => row.phone },
  {
    id: 'contact',
    header: names.contact,
    width: '150px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => row.contactName,
  },
  { id: 'taxCode', header: names.taxCode, width: '116px', hideBelow: 'lg', cell: row => row.taxCode },
  {
    id: 'group',
    header: providerText.groupFilter,
    width: '116px',
    hideBelow: 'lg',
    cell: row => <span className="line-clamp-1">{row.providerGroupName}</span>,
  },
  {
    id: 'papers',
    header: providerText.papersFilter,
    width: '124px',
    hideBelow: 'lg',
    cell: row => <PaperBadge expiresOn={row.certificatesUntil} />,
  },
  {
    id: 'debt',
    header: names.providerDebt,
    numeric: true,
    width: '112px',
    fixed: true,
    card: 'amount',
    cell: ({ debt = 0 }) => <Money amount={debt} className={debt > 0 ? 'font-semibold text-warning-text' : ''} />,
  },
  {
    id: 'status',
    header: names.status,
    width: '124px',
    hideBelow: 'md',
    cell: row => <ProviderStatus isActive={row.isActive} />,
  },
]
