import { formatNumber } from '@quay/domain/text/format-number'
import { saleText } from '../../../text/sale.ts'
import { salePartText } from '../../../text/sale-parts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { sellAgain } from '../drafts/sell-again.ts'
import { useSale, useTill } from '../sale-context.ts'
import { soldWords } from './sold-words.ts'

/** The sale just made, until the next line begins: the change to hand back, and the ways to take it back. */
export function LastSale() {
  const sale = useSale()
  const last = useTill(state => state.last)
  if (!last) return null
  const { till, cancelSale, focusFind } = sale
  const { bill, change, cart } = last
  return (
    <section aria-label={salePartText.justSold} className="grid gap-1 rounded-2 bg-success-soft px-2.5 py-1.5">
      <span className="truncate font-medium text-success-text">{soldWords({ ...last, change: 0 })}</span>
      {change > 0 && (
        <div className="flex items-center justify-between">
          <span className="text-ink-2">{saleText.change}</span>
          <b className="text-20 leading-[26px]">{formatNumber(change)}</b>
        </div>
      )}
      {bill && cancelSale && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="xs" onClick={() => cancelSale(bill, () => till.showLast(null))}>
            {salePartText.cancelSale}
          </Button>
          <Button
            size="xs"
            onClick={() =>
              cancelSale(bill, () => {
                till.showLast(null)
                sellAgain(sale, cart)
                toast.success(salePartText.openedAgain(bill.code))
                // After the dialog gave the focus back to its opener.
                requestAnimationFrame(focusFind)
              })
            }
          >
            {salePartText.cancelAndMend}
          </Button>
        </div>
      )}
    </section>
  )
}
