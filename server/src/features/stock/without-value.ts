import type { Actor } from '../../db/transaction.ts'
import { may } from '../../http/rights.ts'

/** Gives the function that leaves out what goods cost, for who may not see it. */
export function withoutValue(actor: Actor) {
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return <Row extends { value?: number | undefined }>({ value, ...row }: Row) => ({
    ...row,
    ...(seesCost && value !== undefined ? { value } : {}),
  })
}
