import { z } from 'zod'
import { auditActions } from './audit-action.ts'
import { day, id, instant } from './field.ts'
import { pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

export const userLogItem = z.object({
  id,
  at: instant,
  employeeId: id.nullable(),
  employeeName: z.string(),
  branchId: id.nullable(),
  action: z.string(),
  /** The action in Vietnamese words. */
  actionText: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: id.nullable(),
  subjectCode: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string().nullable(),
})

export const userLogRoutes = routes({
  list: {
    method: 'GET',
    path: '/user_log',
    summary: 'Nhật ký thao tác, mới nhất trước',
    permission: { model: 'user_log', action: 'read' },
    query: pageQuery.extend({
      from: day.optional(),
      to: day.optional(),
      employeeId: id.optional(),
      action: z.enum(Object.keys(auditActions) as [keyof typeof auditActions]).optional(),
      subjectId: id.optional(),
    }),
    response: pageOf(userLogItem),
  },
})
