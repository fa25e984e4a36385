import type { Simulation } from '@quay/contract/discount/simulation'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { may } from '../../../http/caller/rights.ts'
import type { SimulatedSums } from './run-simulation.ts'

interface Row {
  id: string
  state: Simulation['state']
  from: string
  done: number
  total: number
  sums: SimulatedSums
}

const simulationSql = `
  select id, state, from_day as from, done, total, sums from promotion_simulation where store_id = $1 and id = $2 and created_by = $3`

/** How far the caller's own trial on many days is, and what it gave by now. Throws `not-found`, also for one that another took the place of. */
export async function readSimulation(tx: Tx, actor: Actor, id: string): Promise<Simulation> {
  const [row] = await tx.query<Row>(simulationSql, [tx.storeId, id, actor.employeeId])
  if (!row) throw new DomainError('not-found', { kind: 'simulation', id })
  const { sums, ...head } = row
  // One that was begun before these sums were kept has none.
  const { cost, outputVat = 0, outputVatOff = 0, ...told } = sums
  const profit = sums.payable - outputVat - cost
  return {
    ...head,
    ...told,
    ...(may(actor, { model: 'profit', action: 'read' }) && {
      profit,
      profitAfter: profit - (sums.amount - outputVatOff) - sums.giftValue,
    }),
  }
}
