import { type AuditAction, auditActions, declaredAudits } from '../audit-action.ts'
import type { Rights } from '../right/permission.ts'
import { holdsAll, type LogRights } from './log-right.ts'

/** By action, or by what stands before its dot: each feature says in its `audit.ts` who reads what of its rows. */
const declared: Readonly<Record<string, LogRights>> = Object.assign({}, ...declaredAudits.map(({ readers }) => readers))

const nothing: LogRights = {}

/** What the fields of a row of this action need. */
export const logRightsOf = (action: string): LogRights => declared[action] ?? declared[action.split('.')[0]!] ?? nothing

/** The actions whose money these rights do not show. */
export const actionsWithoutMoney = (rights: Rights): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter(action => !holdsAll(rights, logRightsOf(action).amount))
