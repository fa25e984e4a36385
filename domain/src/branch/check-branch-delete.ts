import { type Refusal, refuse } from '../refusal.ts'
import { formatNumber } from '../text/format-number.ts'

/** Rows in a branch are counted to here and one more. */
export const countedTo = 1_000

/** Rows that belong to a branch, by what they are called. */
export interface BranchUse {
  word: string
  count: number
}

/** Only an empty branch goes, and never the default one; the refusal says what is in it. */
export function checkBranchDelete(
  branch: { name: string; isDefaultBranch: boolean },
  uses: readonly BranchUse[],
): Refusal | null {
  if (branch.isDefaultBranch) return refuse('branch-is-default', { name: branch.name })
  const found = uses.filter(({ count }) => count > 0)
  if (found.length === 0) return null
  return refuse('branch-in-use', {
    name: branch.name,
    uses: found.map(({ word, count }) => `${describeCount(count)} ${word}`).join(', '),
  })
}

const describeCount = (count: number) => (count > countedTo ? `hơn ${formatNumber(countedTo)}` : formatNumber(count))
