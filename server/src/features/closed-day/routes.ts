import type { closedDayRoutes } from '@quay/contract/branch/closed-day'
import type { Handlers } from '../../http/call.ts'
import { closeBooks, closeDays, readClosedDays } from './close-days.ts'

export const closedDayHandlers: Handlers<typeof closedDayRoutes> = {
  read: ({ tx, actor }) => readClosedDays(tx, actor),
  close: ({ tx, actor, body }) => closeDays(tx, actor, body),
  closeBooks: ({ tx, actor, body }) => closeBooks(tx, actor, body),
}
