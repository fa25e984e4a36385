interface Described {
  status: string
  providerName: string
  expectedDate: string | null
  itemCount: number
  payable: number
}

/** What the log tells of an order: enough to see what a change did, without its lines. */
export const describeOrder = ({ status, providerName, expectedDate, itemCount, payable }: Described) => ({
  status,
  provider: providerName,
  expectedDate,
  itemCount,
  payable,
})
