import type { productRoutes } from '@quay/contract/product/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { productText } from '../../../text/product/product.ts'
import { Money } from '../../../ui/mark/money.tsx'

type FootProps = { shown: number; total: Answer<typeof productRoutes.total> }

/** The totals stand under the rows: above them they would take the place of a product. */
export function ProductListFoot({ shown, total: { count, stockedCount, value } }: FootProps) {
  return (
    <>
      {productText.counted(formatNumber(shown), formatNumber(count))} ·{' '}
      {productText.stocked(formatNumber(stockedCount))}
      {value !== undefined && (
        <>
          {` · ${productText.stockValue} `}
          <Money amount={value} />
        </>
      )}
    </>
  )
}
