import type { Actor } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'

/** Gives the function that leaves out fields that tell what goods cost, for who may not see it. */
export function withoutCosts(actor: Actor, fields: readonly string[]) {
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return <Row extends object>(row: Row): Row =>
    seesCost ? row : (Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))) as Row)
}
