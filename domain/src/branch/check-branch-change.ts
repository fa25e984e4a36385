import { type Refusal, refuse } from '../refusal.ts'

interface BranchState {
  name: string
  isActive: boolean
  isDefaultBranch: boolean
}

/**
 * Holds that a store always has one default branch where work goes on: the default is not stopped, and what is stopped
 * does not become the default. `after` is the branch as the change would leave it.
 */
export function checkBranchChange(before: BranchState, after: BranchState): Refusal | null {
  if (before.isDefaultBranch && !after.isActive) return refuse('branch-is-default', { name: before.name }, 'isActive')
  if (after.isDefaultBranch && !after.isActive) return refuse('branch-inactive', {}, 'isDefaultBranch')
  return null
}
