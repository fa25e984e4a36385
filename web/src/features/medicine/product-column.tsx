import { medicineText } from '../../text/product/medicine.ts'
import type { Column } from '../../ui/table/column.ts'
import { titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

type OfProduct = { product: { id: string; name: string } }

/** The column of the store's product: its name, and below it what `detail` says. */
export const productColumn = <Row extends OfProduct>(
  detail: (product: Row['product']) => ReadonlyArray<string | null>,
): Column<Row> =>
  titleColumn(
    'product',
    medicineText.product,
    ({ product }) => (
      <TwoLines
        title={product.name}
        to={`/products/list/${product.id}`}
        detail={detail(product).filter(Boolean).join(' · ')}
      />
    ),
    { fixed: false },
  )
