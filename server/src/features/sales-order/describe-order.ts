interface Described {
  customerName?: string | null | undefined
  contactName?: string | null | undefined
  expectedOn?: string | null | undefined
  holdUntil?: string | null | undefined
  itemCount: number
  payable: number
}

/** What the log tells of an order: enough to see what a change did, without its lines. */
export const describeOrder = ({ customerName, contactName, expectedOn, holdUntil, itemCount, payable }: Described) => ({
  customer: customerName ?? contactName ?? null,
  expectedOn: expectedOn ?? null,
  holdUntil: holdUntil ?? null,
  itemCount,
  payable,
})
