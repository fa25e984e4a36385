import type { CartPayment } from '../../cart/cart.ts'

const modes: readonly CartPayment['mode'][] = ['CASH', 'BANK', 'DEBT', 'MIXED']

/** The payment in another method. Several methods begin with what was handed over in cash, and the rest by bank. */
export function choosePayment(payment: CartPayment, mode: CartPayment['mode'], payable: number): CartPayment {
  if (mode !== 'MIXED' || payment.parts.length > 0) return { ...payment, mode }
  const given = payment.tendered !== null && payment.tendered < payable ? payment.tendered : null
  return {
    ...payment,
    mode,
    parts: [
      { method: 'CASH', amount: given },
      { method: 'BANK', amount: null },
    ],
  }
}

/** The method after this one, as they stand on the screen; behind the last comes the first. */
export const nextMethod = (mode: CartPayment['mode']): CartPayment['mode'] =>
  modes[(modes.indexOf(mode) + 1) % modes.length]!
