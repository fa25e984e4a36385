import type { userLogRoutes } from '@quay/contract/user-log/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { suspiciousBillFile, suspiciousFile } from './export-suspicious.ts'
import { exportUserLog } from './export-user-log.ts'
import { listUserLog } from './log-rows.ts'
import { listSuspiciousBills, readSuspicious } from './suspicious-queries.ts'

export const userLogHandlers = (runtime: Runtime): Handlers<typeof userLogRoutes> => ({
  list: ({ tx, actor, query }) => listUserLog(tx, actor, query),
  export: ({ tx, actor, body }) => exportUserLog(tx, actor, runtime, body),
  suspicious: ({ tx, actor, query }) => readSuspicious(tx, actor, query),
  exportSuspicious: ({ tx, actor, body }) =>
    exportPages(tx, actor, suspiciousFile, body, () => readSuspicious(tx, actor, body)),
  exportSuspiciousBills: ({ tx, actor, body }) =>
    exportPages(tx, actor, suspiciousBillFile, body, page => listSuspiciousBills(tx, actor, { ...body, ...page })),
  suspiciousBills: ({ tx, actor, query }) => listSuspiciousBills(tx, actor, query),
})
