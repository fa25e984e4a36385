interface Described {
  status: string
  providerName: string | null
  itemCount: number
  payable: number
  paid: number
  debt: number
}

/** What the log tells of an import: enough to see what a change did, without its lines. */
export const describeInbound = ({ status, providerName, itemCount, payable, paid, debt }: Described) => ({
  status,
  provider: providerName,
  itemCount,
  payable,
  paid,
  debt,
})
