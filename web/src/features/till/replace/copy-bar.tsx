import { formatDong } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { billReplaceText as text } from '../../../text/bill/bill-replace.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useActiveCart } from '../promotion/use-active-cart.ts'
import { useSale, useTill } from '../sale-context.ts'
import { changedPrices } from './changed-prices.ts'

/** Above a cart copied from an old bill: each line whose price has changed since. It sells at the new price until the cashier takes the old one. */
export function CopyBar() {
  const { till, focusFind } = useSale()
  const { copied } = useActiveCart()
  const lines = useTill(({ view }) => view.lines)
  const changed = copied ? changedPrices(copied, lines) : []
  if (!copied || changed.length === 0) return null
  const take = (lineId: string, price: number | null) => {
    till.dispatch({ do: 'set-price', lineId, price })
    focusFind()
  }
  return (
    <section
      aria-label={text.pricesChanged(copied.code)}
      className="max-h-40 shrink-0 overflow-auto border-warning-line border-b bg-warning-soft px-2.5 py-1.5"
    >
      <div className="flex items-center justify-between gap-2">
        <b>{text.pricesChanged(copied.code)}</b>
        <IconButton
          size="xs"
          label={text.seen}
          icon={<X className="size-3.5!" />}
          onClick={() => {
            till.dispatch({ do: 'forget-copied' })
            focusFind()
          }}
        />
      </div>
      <ul className="grid gap-0.5">
        {changed.map(({ lineId, name, unitName, was, now, keeps }) => (
          <li key={lineId} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0">
              {text.priceChanged(`${name} (${unitName})`, formatDong(was), formatDong(now))}{' '}
              {keeps && <b>{text.keepsOld}</b>}
            </span>
            <Button
              size="xs"
              onClick={() => take(lineId, keeps ? null : was)}
              aria-label={`${keeps ? text.takeNew : text.keepOld}: ${name}`}
            >
              {keeps ? text.takeNew : text.keepOld}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
