import type { CustomerRequest } from '@quay/contract/customer-request/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import Phone from 'lucide-react/icons/phone'
import { useSession } from '../../api/session/session.ts'
import { customerRequestText } from '../../text/buying/customer-request.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, instantColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = customerRequestText

type Acts = Record<'onAnswer' | 'onEdit' | 'onReopen', (customerRequest: CustomerRequest) => void>

/** The columns of the list of what customers asked for; the last has what is done with each, for those who may. */
export const customerRequestColumns = (acts: Acts | false): ReadonlyArray<Column<CustomerRequest>> => [
  titleColumn('goods', names.goods, row => <Goods customerRequest={row} />),
  figureColumn(
    'quantity',
    names.quantity,
    row => (row.units.length ? formatUnits(row.quantity, row.units) : formatNumber(row.quantity)),
    { width: '84px', card: 'amount' },
  ),
  textColumn('customer', names.customer, row => <Customer customerRequest={row} />, { width: '136px', card: 'line2' }),
  textColumn(
    'stock',
    names.stock,
    row =>
      row.units.length > 0 && (
        <TwoLines
          title={formatUnits(row.stock, row.units)}
          detail={row.onOrder > 0 ? customerRequestText.onOrder(formatUnits(row.onOrder, row.units)) : ' '}
        />
      ),
    { width: '120px', hideBelow: 'md' },
  ),
  { id: 'state', header: names.state, width: '116px', card: 'line2', cell: row => <State customerRequest={row} /> },
  instantColumn('askedAt', names.askedAt, row => row.askedAt, { hideBelow: 'lg' }),
  { id: 'askedBy', header: names.askedBy, width: '120px', hideBelow: 'lg', cell: row => row.askedByName },
  ...(acts ? [actsColumn(acts)] : []),
]

const actsColumn = ({ onAnswer, onEdit, onReopen }: Acts): Column<CustomerRequest> =>
  textColumn(
    'actions',
    names.actions,
    row =>
      row.outcome ? (
        <Button size="sm" aria-label={customerRequestText.reopenFor(row.name)} onClick={() => onReopen(row)}>
          {customerRequestText.reopen}
        </Button>
      ) : (
        <span className="flex gap-1.5">
          <Button size="sm" aria-label={customerRequestText.answerFor(row.name)} onClick={() => onAnswer(row)}>
            {customerRequestText.answer}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={customerRequestText.editFor(row.name)}
            onClick={() => onEdit(row)}
          >
            {customerRequestText.edit}
          </Button>
        </span>
      ),
    { width: '132px', fixed: true, card: 'line2' },
  )

function Goods({ customerRequest }: { customerRequest: CustomerRequest }) {
  const { rights } = useSession()
  const detail = [
    customerRequest.productCode ?? customerRequestText.notInCatalogue,
    customerRequest.note,
    customerRequest.answerNote,
  ]
    .filter(Boolean)
    .join(' · ')
  const words = <TwoLines title={customerRequest.name} detail={detail} />
  if (!customerRequest.productId || !isAllowed(rights, { model: 'list_product', action: 'read' })) return words
  return (
    <Link to={`/products/list/${customerRequest.productId}`} className="block hover:underline">
      {words}
    </Link>
  )
}

function Customer({ customerRequest: { customerName, customerPhone } }: { customerRequest: CustomerRequest }) {
  const isWhole = customerPhone !== null && !customerPhone.includes('•')
  return (
    <span className="grid">
      {customerName && <span className="truncate">{customerName}</span>}
      {isWhole ? (
        <a
          href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}
          aria-label={customerRequestText.call(customerPhone)}
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

function State({ customerRequest }: { customerRequest: CustomerRequest }) {
  if (customerRequest.outcome)
    return (
      <Badge
        tone={customerRequest.outcome === 'DROPPED' ? 'neutral' : 'success'}
        shape={customerRequest.outcome === 'DROPPED' ? 'cross' : 'tick'}
      >
        {customerRequestText.outcomes[customerRequest.outcome]}
      </Badge>
    )
  if (customerRequest.isArrived)
    return (
      <Badge tone="warning" shape="full">
        {customerRequestText.arrived}
      </Badge>
    )
  return (
    <Badge tone="neutral" shape="hollow">
      {customerRequestText.open}
    </Badge>
  )
}
