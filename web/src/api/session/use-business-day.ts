import { businessDay } from '@quay/domain/time/business-day'
import { useSession } from './session.ts'

/** The business day at the branch one works for, YYYY-MM-DD, by its zone and cut-off hour. */
export function useBusinessDay(): string {
  const branch = useSession(state => state.profile?.branches.find(one => one.id === state.branchId))
  return businessDay(Date.now(), branch?.timeZone ?? 'Asia/Ho_Chi_Minh', branch?.dayCutOffHour ?? 0)
}
