import { postRows } from '../ledger/post-rows.ts'
import type { DepositEntry, OrderChain } from '../sales-order/order-facts.ts'

type Move = Pick<DepositEntry, 'kind' | 'amount' | 'reversesId'>

/** Rows at the end of an order's chain; its balance is the deposit with the sign of a debt. */
export const postDeposit = (order: OrderChain, moves: readonly Move[]): DepositEntry[] =>
  postRows(
    moves.filter(({ amount }) => amount !== 0),
    [{ id: order.id, balance: 0 - order.deposit, entryCount: order.depositEntryCount }],
    ({ amount }) => ({ chain: order.id, amount }),
  )
