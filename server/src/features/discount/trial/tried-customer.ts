import type { TrialBuyer } from '@quay/contract/discount/trial'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { readCustomerUses } from '../customer-uses.ts'

interface Row {
  groupId: string | null
  tierId: string | null
  birthday: string | null
}

const customerSql = `
  select group_id, tier_id, to_char(birthday, 'MM-DD') as birthday from customer where store_id = $1 and id = $2`

/** What promotions ask of a customer on a day. Throws `not-found`. */
export async function readTriedCustomer(
  tx: Tx,
  customerId: string,
  day: string,
): Promise<NonNullable<TrialBuyer['customer']>> {
  const [[customer], uses] = await Promise.all([
    tx.query<Row>(customerSql, [tx.storeId, customerId]),
    readCustomerUses(tx, customerId, day),
  ])
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id: customerId })
  return { ...customer, uses: Object.fromEntries(uses.map(one => [one.discountId, one.uses])) }
}
