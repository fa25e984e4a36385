import type { StatementGap } from '@quay/contract/bank-transfer/matching'
import { type NamedDebtor, proposePartner } from '@quay/domain/bank/propose-partner'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'
import { visibleCustomer } from '../customer/visible-customers.ts'

type Debtor = NonNullable<StatementGap['lines'][number]['debtor']>
type Row = NamedDebtor & { debt: number }

/** Those who owe most; who owes less is found by hand. */
const most = 2_000

const customersSql = `
  select c.id, c.name, c.phone, c.debt from customer c
  where c.store_id = $1 and c.debt > 0 and ${visibleCustomer('c', '$1', '$2')} order by c.debt desc, c.id limit ${most}`

const providersSql = `
  select id, name, phone, debt from provider where store_id = $1 and debt > 0 order by debt desc, id limit ${most}`

/**
 * Whose debt a line may be: of money that came a customer who owes, of money that left a supplier who is owed; by the lists that the caller may
 * read. Gives the answer for a line; nothing is read where no line is open.
 */
export async function findDebtors(
  tx: Tx,
  actor: Actor,
  lines: readonly { amount: number }[],
): Promise<(line: { amount: number; content: string }) => Debtor | null> {
  const reads = (kind: 'customer' | 'provider', isNeeded: boolean) =>
    isNeeded && may(actor, { model: kind, action: 'read' })
  const [customers, providers] = await Promise.all([
    reads(
      'customer',
      lines.some(({ amount }) => amount > 0),
    )
      ? tx.query<Row>(customersSql, [tx.storeId, actor.branchIds])
      : [],
    reads(
      'provider',
      lines.some(({ amount }) => amount < 0),
    )
      ? tx.query<Row>(providersSql, [tx.storeId])
      : [],
  ])
  return ({ amount, content }) => {
    const found = proposePartner(content, amount > 0 ? customers : providers)
    return found && { kind: amount > 0 ? 'customer' : 'provider', id: found.id, name: found.name, debt: found.debt }
  }
}
