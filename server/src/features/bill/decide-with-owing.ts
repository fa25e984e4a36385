import type { BillFacts, BillInput } from '@quay/domain/bill/bill-facts'
import { decideBill } from '@quay/domain/bill/decide-bill'
import type { Tx } from '../../db/connection/transaction.ts'
import { loadOwing } from './load/load-owing.ts'

/** Decides a sale of a bill or of an exchange. Only one that is short asks what may be owed, where the store sells goods before they came. */
export async function decideWithOwing(
  tx: Tx,
  input: BillInput,
  facts: BillFacts,
  sellsWithoutStock: boolean,
): Promise<ReturnType<typeof decideBill>> {
  const decision = decideBill(input, facts)
  if (decision.ok || !sellsWithoutStock || !(decision.code === 'stock-short' || decision.code === 'lot-short'))
    return decision
  return decideBill(input, { ...facts, owing: await loadOwing(tx, input.branchId, facts, lotsToCome(input)) })
}

/** The lots that lie there and that the books lack. */
const lotsToCome = ({ items }: BillInput): string[] =>
  items.flatMap(({ lots }) => lots?.flatMap(({ lotId, comesLater }) => (comesLater ? [lotId] : [])) ?? [])
