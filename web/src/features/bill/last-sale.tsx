import { formatNumber } from '@quay/domain/text/format-number'
import { saleText } from '../../text/sale.ts'
import { Button } from '../../ui/button.tsx'
import { useSale, useTill } from './sale-context.ts'
import { soldWords } from './sold-words.ts'

/** The sale just made, until the next line begins: the change to hand back, and the way to take it back. */
export function LastSale() {
  const { till, cancelSale } = useSale()
  const last = useTill(state => state.last)
  if (!last) return null
  const { bill, change } = last
  return (
    <section aria-label={saleText.justSold} className="grid gap-1 rounded-2 bg-success-soft px-2.5 py-1.5">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-medium text-success-text">{soldWords({ ...last, change: 0 })}</span>
        {bill && cancelSale && (
          <Button size="xs" onClick={() => cancelSale(bill, () => till.showLast(null))}>
            {saleText.cancelSale}
          </Button>
        )}
      </div>
      {change > 0 && (
        <div className="flex items-center justify-between">
          <span className="text-ink-2">{saleText.change}</span>
          <b className="text-20 leading-[26px]">{formatNumber(change)}</b>
        </div>
      )}
    </section>
  )
}
