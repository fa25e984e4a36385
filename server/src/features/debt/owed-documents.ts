import type { Owed } from '@quay/contract/money/owed'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection/transaction.ts'
import { agedDebts } from './aged-debts.ts'

/** What documents of a kind are owed: bills by customers, imports to providers. */
const documentsOf = { customer: 'bill', provider: 'inbound' } as const

/**
 * What is left to pay of bills, or of imports, by their ids; a document that is paid whole is not among them. Of these partners, or of all
 * with a debt: only their ledgers are read, never the documents. `today` is the day that says what is overdue.
 */
export async function readOwedDocuments(
  tx: Tx,
  today: string,
  kind: keyof typeof documentsOf,
  partners?: readonly string[],
): Promise<Map<string, Owed>> {
  if (partners?.length === 0) return new Map()
  const partnerIds = kind === 'customer' && partners ? await debtorsOf(tx, partners) : partners
  const asked = { storeId: tx.storeId, kind, from: today, to: today, owingNow: true, partnerIds } as const
  const { rows } = await sql<Owed & { documentId: string }>`with ${sql.join([...agedDebts(asked)])}
    select document_id, sum(remaining)::bigint as remaining, min(due_day) as due_day,
      min(due_day) < ${today}::date as is_overdue
    -- What others charge for an import is a debt of its own.
    from aged where document_kind = ${documentsOf[kind]} and kind <> 'INBOUND_COST' group by document_id`.execute(tx.db)
  return new Map(rows.map(({ documentId, ...owed }) => [documentId, owed]))
}

/** SQL of what is left to pay of the document whose id `id` names in the statement: the ledgers are read once, not for each row. */
export function remainingSql(owed: ReadonlyMap<string, Owed>, id: 'bill.id' | 'd.id') {
  const byId = JSON.stringify(Object.fromEntries([...owed].map(([one, { remaining }]) => [one, remaining])))
  return sql<number>`coalesce((${byId}::jsonb ->> ${sql.ref(id)}::text)::bigint, 0)`
}

/** Who owes today for these customers: whom they were merged into, else they themselves. */
async function debtorsOf(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select distinct coalesce(merged_into, id) as id from customer where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, [...new Set(customerIds)]],
  )
  return rows.map(({ id }) => id)
}
