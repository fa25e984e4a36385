import type { Actor } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'

/** Whose sales a caller sees on the home page: null for those of every seller, which needs the report of sales; else their own. */
export const sellerSeenBy = (actor: Actor): string | null =>
  may(actor, { model: 'sale_report', action: 'read' }) ? null : actor.employeeId
