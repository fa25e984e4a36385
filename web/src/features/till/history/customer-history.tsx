import { tillRoutes } from '@quay/contract/till/routes'
import type { BoughtBill } from '@quay/contract/till/sale-shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type MouseEvent, useRef, useState } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { buyAgainText } from '../../../text/till/buy-again.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { buyAgain } from './buy-again.ts'

/** The second press of a double click buys nothing more. */
const isOneClick = ({ detail }: MouseEvent) => detail < 2

/** What the customer bought last, bill by bill: the whole bill or one line of it goes into the cart again. Without a network, nothing. */
export function CustomerHistory({ customerId }: { customerId: string }) {
  const { till, catalogue, focusFind } = useSale()
  const all = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(0)
  const { data } = useRoute(tillRoutes.history, { query: { customerId } }, { keepPrevious: false })
  const bills = data?.bills ?? []
  const bill = bills[Math.min(place, bills.length - 1)]
  useHotkey(saleKeys.buyAgain, () => all.current?.focus(), { enabled: bill !== undefined })
  if (!bill) return null

  async function take(items: BoughtBill['items']) {
    const { added, gone } = await buyAgain(till, catalogue, items)
    if (gone.length > 0) toast.warning(buyAgainText.gone(gone.join(', ')))
    else if (added > 0) toast.success(buyAgainText.added(formatNumber(added)))
    focusFind()
  }
  return (
    <section
      aria-label={buyAgainText.title}
      className="col-span-3 grid min-w-0 grid-cols-1 gap-1 rounded-2 border border-line bg-surface p-1.5"
    >
      <div className="flex flex-wrap items-center gap-1.5 text-12 text-ink-2">
        <IconButton
          label={buyAgainText.newer}
          size="xs"
          icon={<ChevronLeft />}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        />
        <span className="flex-1 whitespace-nowrap">
          <DateTimeText instant={bill.soldAt} precision="day" /> · {formatNumber(bill.payable)}
        </span>
        <IconButton
          label={buyAgainText.older}
          size="xs"
          icon={<ChevronRight />}
          disabled={place >= bills.length - 1}
          onClick={() => setPlace(place + 1)}
        />
        <Button
          ref={all}
          size="xs"
          title={buyAgainText.allHint}
          keyHint={saleKeys.buyAgain.key}
          onClick={event => isOneClick(event) && void take(bill.items)}
        >
          {buyAgainText.all}
        </Button>
      </div>
      <ul className="max-h-24 overflow-auto text-12">
        {bill.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill never move
          <li key={index}>
            <button
              type="button"
              title={buyAgainText.one(formatNumber(item.quantity), item.unitName, item.productName)}
              onClick={event => isOneClick(event) && void take([item])}
              className="ring-in flex min-h-6 w-full items-center justify-between gap-2 rounded-1 px-1 text-left hover:bg-hover"
            >
              <span className="truncate">{item.productName}</span>
              <span className="shrink-0 text-ink-2">{`${formatNumber(item.quantity)} ${item.unitName}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
