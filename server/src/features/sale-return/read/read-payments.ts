import type { Tx } from '../../../db/connection/transaction.ts'

interface Payment {
  method: 'CASH' | 'BANK' | 'DEBT'
  amount: number
}

/** How the money of a return went back. */
export const readPayments = (tx: Tx, id: string): Promise<Payment[]> =>
  tx.query<Payment>('select method, amount from sale_return_payment where store_id = $1 and sale_return_id = $2', [
    tx.storeId,
    id,
  ])
