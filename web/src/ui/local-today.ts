import { zonedTime } from '@quay/domain/time/zoned-time'

/** Today in Vietnam as YYYY-MM-DD, whatever zone the machine is set to. */
export function localToday(): string {
  return zonedTime(Date.now(), 'Asia/Ho_Chi_Minh').day
}
