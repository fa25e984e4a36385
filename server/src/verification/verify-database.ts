import type pg from 'pg'
import { inEachStore } from '../db/stores.ts'
import { billChecks } from './bills.ts'
import { cashChecks } from './cash.ts'
import { catalogueChecks } from './catalogue.ts'
import type { Check } from './check.ts'
import { counterChecks } from './counters.ts'
import { debtChecks } from './debt.ts'
import { inboundReturnChecks } from './inbound-returns.ts'
import { inboundChecks } from './inbounds.ts'
import { pointChecks } from './points.ts'
import { priceChecks } from './prices.ts'
import { purchaseOrderChecks } from './purchase-orders.ts'
import { saleHourChecks } from './sale-hours.ts'
import { stockChecks } from './stock.ts'
import { stockDocumentChecks } from './stock-documents.ts'
import { submissionChecks } from './submissions.ts'
import { transferChecks } from './transfers.ts'
import { voucherChecks } from './vouchers.ts'

export interface Difference {
  store: string
  law: string
  thing: string
  expected: string
  found: string
}

export const checks: readonly Check[] = [
  ...stockChecks,
  ...cashChecks,
  ...debtChecks,
  ...pointChecks,
  ...billChecks,
  ...priceChecks,
  ...inboundChecks,
  ...inboundReturnChecks,
  ...purchaseOrderChecks,
  ...submissionChecks,
  ...stockDocumentChecks,
  ...transferChecks,
  ...voucherChecks,
  ...saleHourChecks,
  ...catalogueChecks,
  ...counterChecks,
]

/** A broken law of a large store would otherwise be told a million times. */
const mostOfOneLaw = 1_000

/**
 * Recomputes every balance of a database from its ledgers and gives what differs; nothing when all is well. Takes a
 * connection of the owner. Each store is read at one moment, so people may go on selling. `report` hears each
 * difference as it is found.
 */
export async function verifyDatabase(
  owner: pg.ClientBase,
  report: (difference: Difference) => void = () => {},
): Promise<Difference[]> {
  const differences: Difference[] = []
  await inEachStore(
    owner,
    async storeId => {
      await owner.query(`set local work_mem = '128MB'; set local jit = off`)
      const store = await nameOf(owner, storeId)
      for (const { law, sql } of checks) {
        const { rows } = await owner.query<Omit<Difference, 'store' | 'law'>>(`${sql} limit ${mostOfOneLaw}`, [storeId])
        for (const row of rows) {
          const difference = { store, law, ...row }
          differences.push(difference)
          report(difference)
        }
      }
    },
    { mode: 'isolation level repeatable read, read only' },
  )
  return differences
}

async function nameOf(owner: pg.ClientBase, storeId: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select name from store where store_id = $1', [storeId])
  return rows[0]?.name ?? storeId
}
