interface Described {
  status: string
  transferStatus: string | null
  itemCount: number
  value: number
}

/** What the log tells of a transfer, without its lines; `ends` names the two branches. */
export const describeTransfer = (
  { status, transferStatus, itemCount, value }: Described,
  ends: { branchName: string; targetName: string },
) => ({
  status,
  ...(transferStatus && { transferStatus }),
  fromBranch: ends.branchName,
  toBranch: ends.targetName,
  itemCount,
  ...(value && { value }),
})
