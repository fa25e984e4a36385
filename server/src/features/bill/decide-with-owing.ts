import type { BillFacts, BillInput } from '@quay/domain/bill/bill-facts'
import { decideBill } from '@quay/domain/bill/decide-bill'
import type { Tx } from '../../db/connection/transaction.ts'
import { loadOwing } from './load/load-owing.ts'

interface DecidedWithOwing {
  decision: ReturnType<typeof decideBill>
  /** With what may be owed, where that was asked: whatever is decided again of this sale needs it too. */
  facts: BillFacts
}

/** Decides a sale of a bill or of an exchange. Only one that is short asks what may be owed, where the store sells goods before they came. */
export async function decideWithOwing(
  tx: Tx,
  input: BillInput,
  facts: BillFacts,
  sellsWithoutStock: boolean,
): Promise<DecidedWithOwing> {
  const decision = decideBill(input, facts)
  if (decision.ok || !sellsWithoutStock || !(decision.code === 'stock-short' || decision.code === 'lot-short'))
    return { decision, facts }
  const owing = { ...facts, owing: await loadOwing(tx, input.branchId, facts, lotsToCome(input)) }
  return { decision: decideBill(input, owing), facts: owing }
}

/** The lots that lie there and that the books lack. */
const lotsToCome = ({ items }: BillInput): string[] =>
  items.flatMap(({ lots }) => lots?.flatMap(({ lotId, comesLater }) => (comesLater ? [lotId] : [])) ?? [])
