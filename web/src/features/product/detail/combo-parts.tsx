import type { Product } from '@quay/contract/product/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { productText } from '../../../text/product/product.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

type Part = NonNullable<Product['components']>[number]

const { combo } = productText

/** What a combo is made of and what of each component can be sold here: the scarcest one decides how many can be made. */
export function ComboParts({ components }: { components: readonly Part[] }) {
  return (
    <Card title={combo.title} padded={false}>
      <DataTable
        label={combo.title}
        dense
        columns={columns}
        rows={components}
        rowKey={part => part.productId}
        rowLabel={part => part.productName}
      />
    </Card>
  )
}

const inUnit = (quantity: number, part: Part) => `${formatNumber(quantity)} ${part.unitName.toLowerCase()}`

const columns: ReadonlyArray<Column<Part>> = [
  titleColumn(
    'product',
    combo.part,
    part => <TextLink to={`/products/list/${part.productId}`}>{part.productName}</TextLink>,
    { fixed: false },
  ),
  { id: 'need', header: combo.need, numeric: true, card: 'line2', cell: part => inUnit(part.quantity, part) },
  figureColumn(
    'has',
    combo.has,
    part => (part.stock === null ? '—' : inUnit(Math.floor(part.stock / part.ratio), part)),
    {
      card: 'line2',
    },
  ),
  figureColumn(
    'makes',
    combo.canMake,
    part => (part.stock === null ? '—' : formatNumber(Math.floor(part.stock / (part.ratio * part.quantity)))),
    { hideBelow: 'sm' },
  ),
  moneyColumn('price', productText.unitPrice, part => part.price * part.quantity, { card: 'amount' }),
]
