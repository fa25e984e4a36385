import { namedChannels } from '@quay/contract/enumeration'
import { saleChannelLabel, saleChannelText } from '../../../text/bill/bill.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { switchDelivery } from '../delivery/delivery-view.ts'
import { useActiveCart } from '../promotion/use-active-cart.ts'
import { useSale } from '../sale-context.ts'

const options = namedChannels.map(value => ({ value, label: saleChannelText[value] }))

/** How the bill is sold; one that is delivered asks where to. What an order hands out is sold by order and asks nothing. */
export function ChannelChoice() {
  const sale = useSale()
  const { channel, order } = useActiveCart()
  if (order) return null
  return (
    <div className="flex items-center justify-between gap-2">
      <span className="text-ink-2">{saleChannelLabel}</span>
      <Select
        size="sm"
        className="w-44 min-w-0"
        label={saleChannelLabel}
        value={channel === 'DELIVERY' ? channel : 'COUNTER'}
        options={options}
        onChange={next => switchDelivery(sale, next === 'DELIVERY')}
      />
    </div>
  )
}
