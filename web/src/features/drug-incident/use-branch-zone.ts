import { useProfile } from '../../api/session/session.ts'

/** The time zone of a branch of the caller's. */
export function useBranchZone(branchId: string): string {
  const { branches } = useProfile()
  return branches.find(branch => branch.id === branchId)?.timeZone ?? 'Asia/Ho_Chi_Minh'
}
