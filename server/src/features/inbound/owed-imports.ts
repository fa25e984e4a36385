import type { Inbound } from '@quay/contract/inbound/shapes'
import type { Owed } from '@quay/contract/money/owed'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readOwedDocuments, remainingSql } from '../debt/owed-documents.ts'

export type MayBeOwed = Pick<Inbound, 'id' | 'providerId' | 'debt' | 'status'>

const seesDebts = (actor: Actor) => may(actor, { model: 'provider', action: 'read' })

/** What is left to pay of some imports, by their ids: the ledgers of their providers alone are read. Undefined for a caller without provider/read. */
export async function readOwedImports(
  tx: Tx,
  actor: Actor,
  branchId: string,
  imports: readonly MayBeOwed[],
): Promise<Map<string, Owed> | undefined> {
  if (!seesDebts(actor)) return undefined
  const providers = imports.flatMap(({ providerId, debt, status }) =>
    providerId && debt > 0 && status === 'SUCCEED' ? [providerId] : [],
  )
  if (providers.length === 0) return new Map()
  const { today } = await readBranchDay(tx, branchId)
  return readOwedDocuments(tx, today, 'provider', [...new Set(providers)])
}

/** What is left to pay of all completed imports among `documents`, a sub-select; nothing for a caller without provider/read. */
export async function sumRemaining(
  tx: Tx,
  actor: Actor,
  branchId: string,
  documents: RawBuilder<unknown>,
): Promise<{ remaining?: number }> {
  if (!seesDebts(actor)) return {}
  const { today } = await readBranchDay(tx, branchId)
  const owed = await readOwedDocuments(tx, today, 'provider')
  if (owed.size === 0) return { remaining: 0 }
  const { rows } = await sql<{ remaining: number }>`
    select coalesce(sum(${remainingSql(owed, 'd.id')}), 0)::bigint as remaining
    from ${documents} d where d.id = any(${[...owed.keys()]}::uuid[]) and d.status = 'SUCCEED'`.execute(tx.db)
  return { remaining: rows[0]!.remaining }
}

/** The imports of `documents`, a sub-select, each with its `remaining`. */
export async function withRemaining(
  tx: Tx,
  branchId: string,
  documents: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const { today } = await readBranchDay(tx, branchId)
  const owed = await readOwedDocuments(tx, today, 'provider')
  return sql`(select d.*, ${remainingSql(owed, 'd.id')} as remaining from ${documents} d)`
}
