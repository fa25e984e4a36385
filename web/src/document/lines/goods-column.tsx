import type { ReactNode } from 'react'
import { Link } from '../../ui/button/link.tsx'
import type { Column } from '../../ui/table/column.ts'

interface Goods {
  productId: string
  productCode: string
  productName: string
}

/** The column of a document's goods: their name leads to them, under it the code and what `about` says, null for nothing. */
export const goodsColumn = <Item extends Goods>(
  header: string,
  about: (item: Item) => readonly (string | null | undefined | false)[],
  more: (item: Item) => ReactNode = () => null,
): Column<Item> => ({
  id: 'product',
  header,
  elastic: true,
  fixed: true,
  card: 'title',
  cell: item => (
    <div>
      <Link to={`/products/list/${item.productId}`} className="font-semibold hover:underline">
        {item.productName}
      </Link>
      <div className="font-normal text-12 text-ink-3">
        {[item.productCode, ...about(item)].filter(Boolean).join(' · ')}
      </div>
      {more(item)}
    </div>
  ),
})
