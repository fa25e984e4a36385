import { isAllowed } from '@quay/contract/right/permission'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { saleText } from '../../../text/till/sale.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { PlaceOrder } from '../later-parts.ts'
import { openCart, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'

/** Takes the open cart as an order, for who may. It needs the network: goods are kept by the server. */
export function OrderButton() {
  const [isOpen, setOpen] = useState(false)
  const { rights } = useSession()
  const { online } = useConnection()
  const fits = useTill(state => state.view.lines.length > 0 && !openCart(state)?.order && !openCart(state)?.replaces)
  const isShown = isAllowed(rights, { model: 'order', action: 'create' })
  const isEmpty = useTill(({ view }) => view.lines.length === 0)
  const mayTake = isShown && fits && online
  const whyNot = isEmpty ? saleText.emptyFirst : online ? saleText.orderNotThis : saleText.orderOffline
  useHotkey(saleKeys.order, () => (mayTake ? setOpen(true) : toast.warning(whyNot)), { enabled: isShown })
  if (!isShown) return null
  return (
    <>
      <IconButton
        label={online ? saleText.order : saleText.orderOffline}
        keyHint={saleKeys.order.key}
        icon={<CalendarClock />}
        disabled={!mayTake}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PlaceOrder onClose={() => setOpen(false)} />}
    </>
  )
}
