interface Described {
  status: string
  providerName: string | null
  reason: string
  itemCount: number
  refundable: number
  refunded: number
  debt: number
}

/** What the log tells of a return: enough to see what a change did, without its lines. */
export const describeReturn = ({ status, providerName, reason, itemCount, refundable, refunded, debt }: Described) => ({
  status,
  provider: providerName,
  returnReason: reason,
  itemCount,
  refundable,
  refunded,
  debt,
})
