import type { Actor } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'

/** Who may not go over what customers may owe, and for how long, may not move it either. Throws `forbidden`. */
export function refuseDebtLimit(
  actor: Actor,
  asked: number | null | undefined,
  before: number | null,
  field: 'debtLimit' | 'debtDays' = 'debtLimit',
): void {
  if (asked !== undefined && asked !== before && !may(actor, { model: 'debt_limit', action: 'update' }))
    throw refuseField('forbidden', field, { model: 'debt_limit', action: 'update' })
}
