import { refuseField } from '../../db/domain-error.ts'
import type { Actor } from '../../db/transaction.ts'
import { may } from '../../http/rights.ts'

/** Who may not go over a customer's debt limit may not move it either. Throws `forbidden`. */
export function refuseDebtLimit(actor: Actor, asked: number | null, before: number | null): void {
  if (asked !== before && !may(actor, { model: 'debt_limit', action: 'update' }))
    throw refuseField('forbidden', 'debtLimit', { model: 'debt_limit', action: 'update' })
}
