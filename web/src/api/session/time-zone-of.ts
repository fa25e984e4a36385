import { useSession } from './session.ts'

/** The clock of a branch. */
export function timeZoneOf(branchId: string): string {
  const branches = useSession.getState().profile?.branches ?? []
  return branches.find(branch => branch.id === branchId)?.timeZone ?? 'Asia/Ho_Chi_Minh'
}
