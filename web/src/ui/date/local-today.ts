import { zonedTime } from '@quay/domain/time/zoned-time'

/** Today in Vietnam as YYYY-MM-DD, in any time zone of the machine. */
export function localToday(): string {
  return zonedTime(Date.now(), 'Asia/Ho_Chi_Minh').day
}
