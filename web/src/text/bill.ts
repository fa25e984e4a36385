import type { PaymentMethod } from '@quay/contract/enumeration'

/** How a bill was paid, as lists, details and forms call it. */
export const paymentMethodText: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'Tiền mặt',
  BANK: 'Chuyển khoản',
  DEBT: 'Ghi nợ',
}

/** A sale without a named customer. */
export const walkInCustomer = 'Khách lẻ'
