import Truck from 'lucide-react/icons/truck'
import { saleText } from '../../../text/till/sale.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { openCart, useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { switchDelivery } from './delivery-view.ts'

/** The view of a cart whose goods are brought to the customer. */
export function DeliveryButton() {
  const sale = useSale()
  const isOn = useTill(state => openCart(state)?.delivery?.isOn ?? false)
  const change = () => switchDelivery(sale)
  useHotkey(saleKeys.delivery, change)
  return (
    <IconButton
      label={saleText.delivery}
      aria-pressed={isOn}
      keyHint={saleKeys.delivery.key}
      icon={<Truck />}
      onClick={change}
    />
  )
}
