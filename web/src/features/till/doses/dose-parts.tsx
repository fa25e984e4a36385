import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { findDuplicates } from '@quay/domain/sample-medicine/find-duplicates'
import { boundless } from '@quay/domain/stock/free-of'
import { formatNumber } from '@quay/domain/text/format-number'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { doseText } from '../../../text/till/dose.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { freeForDose, mostOf } from './put-dose.ts'

type DosePartsProps = {
  sample: TillSample
  products: ReadonlyMap<string, KnownProduct>
  today: string
  count: number
}

/** What so many liều take, and what is there of it. */
export function DoseParts({ sample, products, today, count }: DosePartsProps) {
  const most = mostOf(sample, products, today)
  const known = sample.items.flatMap(item => products.get(item.productId) ?? [])
  const duplicates = findDuplicates(known)
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {sample.items.map(item => {
          const product = products.get(item.productId)
          const free = freeForDose(product, today)
          const isShort = free < item.quantity * item.ratio * count
          return (
            <li key={item.productId} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3">
              <span className="min-w-0">
                <span className="line-clamp-2">{item.productName}</span>
                {item.directions && <span className="block truncate text-12 text-ink-3">{item.directions}</span>}
              </span>
              <span className="text-right font-medium">
                {formatNumber(item.quantity * count)} {item.unitName.toLowerCase()}
              </span>
              <span className={classNames('min-w-20 text-right text-12', isShort ? 'text-danger-text' : 'text-ink-3')}>
                {!product
                  ? doseText.unknown
                  : free === 0
                    ? doseText.gone
                    : free < boundless && doseText.have(formatUnits(free, product.units))}
              </span>
            </li>
          )
        })}
      </ul>
      {count > most && <Note tone="warning">{doseText.over(formatNumber(most))}</Note>}
      {duplicates.map(({ ingredient, products }) => (
        <Note key={ingredient} tone="warning">
          {doseText.duplicate(ingredient, products.join(doseText.and))}
        </Note>
      ))}
    </div>
  )
}
