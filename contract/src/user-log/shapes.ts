import { z } from 'zod'
import { type AuditArea, auditAreas } from '../audit.ts'
import { type AuditAction, auditActions } from '../audit-action.ts'
import { day, id, instant, text } from '../field.ts'
import { suspicionKinds } from '../log/suspicion.ts'

/** At most so many rows in an exported Excel sheet; more than anybody reads, and some seconds of work. */
export const mostExported = 200_000

export const userLogItem = z.object({
  id,
  at: instant,
  employeeId: id.nullable(),
  employeeName: z.string(),
  /** Who allowed by PIN what the person has no right to. */
  approverName: z.string().nullable(),
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  action: z.string(),
  /** The action in Vietnamese words. */
  actionText: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: id.nullable(),
  subjectCode: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** Its effect on the store's money in đồng: in is positive; null where none was moved. */
  amount: z.int().nullable(),
  /** In words, as in "Chrome trên Windows". */
  device: z.string().nullable(),
  address: z.string().nullable(),
})
export type UserLogItem = z.output<typeof userLogItem>

export const action = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]])
const area = z.enum(Object.keys(auditAreas) as [AuditArea, ...AuditArea[]])

/** Filters of the log; all of them hold at once. */
export const filter = {
  from: day.optional(),
  to: day.optional(),
  employeeId: id.optional(),
  branchId: id.optional(),
  area: area.optional(),
  action: action.optional(),
  subjectId: id.optional(),
  /** The code of a document, a product, a partner, or the name of what has no code. */
  keyword: text(100).optional(),
  /** A network address, or words of the device. */
  place: text(100).optional(),
  suspicion: z.enum(suspicionKinds).optional(),
}
export const userLogFilter = z.strictObject(filter)
