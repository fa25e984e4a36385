interface Described {
  status: string
  reason: string
  itemCount: number
  value: number
}

/** What the log tells of a disposal, without its lines. */
export const describeDisposal = ({ status, reason, itemCount, value }: Described) => ({
  status,
  disposalReason: reason,
  itemCount,
  ...(value && { value }),
})
