import type { CartDelivery } from '../cart/cart.ts'
import type { Sale } from '../sale-context.ts'

export const emptyDelivery: CartDelivery = {
  isOn: true,
  receiverName: '',
  phone: '',
  address: '',
  ward: null,
  note: '',
  wishedOn: null,
  wishedTime: null,
}

let wishesFocus = false

/** Whether the person asked for the fields just now: they stand in them then. Asked once. */
export function takeFocusWish(): boolean {
  const wished = wishesFocus
  wishesFocus = false
  return wished
}

/** Brings the goods of the open cart to the customer, or lets them be taken along again; what was typed stays. */
export function switchDelivery({ till, focusFind }: Sale, isOn = !till.activeDraft().cart.delivery?.isOn): void {
  const { delivery = emptyDelivery } = till.activeDraft().cart
  wishesFocus = isOn
  till.dispatch({ do: 'set-delivery', delivery: { ...delivery, isOn } })
  if (!isOn) focusFind()
}
