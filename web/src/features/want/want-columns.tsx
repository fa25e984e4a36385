import { isAllowed } from '@quay/contract/permission'
import type { Want } from '@quay/contract/want/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import Phone from 'lucide-react/icons/phone'
import { useSession } from '../../api/session.ts'
import { wantText } from '../../text/want.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { instantColumn } from '../../ui/columns.tsx'
import { Link } from '../../ui/link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

const { columns: names } = wantText

type Acts = Record<'onAnswer' | 'onEdit' | 'onReopen', (want: Want) => void>

/** The columns of the list of what customers asked for; the last has what is done with each. */
export const wantColumns = ({ onAnswer, onEdit, onReopen }: Acts): ReadonlyArray<Column<Want>> => [
  {
    id: 'goods',
    header: names.goods,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <Goods want={row} />,
  },
  {
    id: 'quantity',
    header: names.quantity,
    numeric: true,
    width: '84px',
    card: 'amount',
    cell: row => (row.units.length ? formatUnits(row.quantity, row.units) : formatNumber(row.quantity)),
  },
  {
    id: 'customer',
    header: names.customer,
    width: '136px',
    card: 'line2',
    cell: row => <Customer want={row} />,
  },
  {
    id: 'stock',
    header: names.stock,
    width: '120px',
    hideBelow: 'md',
    cell: row =>
      row.units.length > 0 && (
        <TwoLines
          title={formatUnits(row.stock, row.units)}
          detail={row.onOrder > 0 ? wantText.onOrder(formatUnits(row.onOrder, row.units)) : ' '}
        />
      ),
  },
  { id: 'state', header: names.state, width: '116px', card: 'line2', cell: row => <State want={row} /> },
  instantColumn('askedAt', names.askedAt, row => row.askedAt, { hideBelow: 'lg' }),
  { id: 'askedBy', header: names.askedBy, width: '120px', hideBelow: 'lg', cell: row => row.askedByName },
  {
    id: 'actions',
    header: names.actions,
    width: '132px',
    fixed: true,
    card: 'line2',
    cell: row =>
      row.outcome ? (
        <Button size="sm" aria-label={wantText.reopenFor(row.name)} onClick={() => onReopen(row)}>
          {wantText.reopen}
        </Button>
      ) : (
        <span className="flex gap-1.5">
          <Button size="sm" aria-label={wantText.answerFor(row.name)} onClick={() => onAnswer(row)}>
            {wantText.answer}
          </Button>
          <Button size="sm" variant="ghost" aria-label={wantText.editFor(row.name)} onClick={() => onEdit(row)}>
            {wantText.edit}
          </Button>
        </span>
      ),
  },
]

function Goods({ want }: { want: Want }) {
  const { rights } = useSession()
  const detail = [want.productCode ?? wantText.notInCatalogue, want.note, want.answerNote].filter(Boolean).join(' · ')
  const words = <TwoLines title={want.name} detail={detail} />
  if (!want.productId || !isAllowed(rights, { model: 'list_product', action: 'read' })) return words
  return (
    <Link to={`/products/list/${want.productId}`} className="block hover:underline">
      {words}
    </Link>
  )
}

function Customer({ want: { customerName, customerPhone } }: { want: Want }) {
  const isWhole = customerPhone !== null && !customerPhone.includes('•')
  return (
    <span className="grid">
      {customerName && <span className="truncate">{customerName}</span>}
      {isWhole ? (
        <a
          href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}
          aria-label={wantText.call(customerPhone)}
          className="inline-flex items-center gap-1 whitespace-nowrap text-12 text-accent-text hover:underline [&_svg]:size-3.5"
        >
          <Phone />
          {customerPhone}
        </a>
      ) : (
        <span className="text-12 text-ink-3">{customerPhone}</span>
      )}
    </span>
  )
}

function State({ want }: { want: Want }) {
  if (want.outcome)
    return (
      <Badge
        tone={want.outcome === 'DROPPED' ? 'neutral' : 'success'}
        shape={want.outcome === 'DROPPED' ? 'cross' : 'tick'}
      >
        {wantText.outcomes[want.outcome]}
      </Badge>
    )
  if (want.isArrived)
    return (
      <Badge tone="warning" shape="full">
        {wantText.arrived}
      </Badge>
    )
  return (
    <Badge tone="neutral" shape="hollow">
      {wantText.open}
    </Badge>
  )
}
