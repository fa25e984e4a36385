import { auditActions } from '@quay/contract/audit-action'
import type { userLogRoutes } from '@quay/contract/user-log'
import type { Handlers } from '../../http/call.ts'
import { listUserLog } from './user-log-queries.ts'

export const userLogHandlers: Handlers<typeof userLogRoutes> = {
  list: async ({ tx, actor, query }) => {
    const page = await listUserLog(tx, actor, query)
    return {
      ...page,
      items: page.items.map(item => ({
        ...item,
        actionText: auditActions[item.action as keyof typeof auditActions] ?? item.action,
      })),
    }
  },
}
