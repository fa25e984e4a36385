import { medicineText } from '../../text/medicine.ts'
import type { Column } from '../../ui/column.ts'
import { titleColumn } from '../../ui/columns.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

type OfProduct = { product: { id: string; name: string } }

/** The product of the store that a row is about, with what is told of it. */
export const productColumn = <Row extends OfProduct>(
  told: (product: Row['product']) => ReadonlyArray<string | null>,
): Column<Row> =>
  titleColumn(
    'product',
    medicineText.product,
    ({ product }) => (
      <TwoLines
        title={product.name}
        to={`/products/list/${product.id}`}
        detail={told(product).filter(Boolean).join(' · ')}
      />
    ),
    { fixed: false },
  )
