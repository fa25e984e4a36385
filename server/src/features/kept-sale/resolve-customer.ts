import type { KeptSale } from '@quay/contract/bill/kept-sale'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import type { Tx } from '../../db/connection/transaction.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { customerCodes } from '../customer/codes.ts'
import { customerSearchText } from '../customer/customer-store.ts'
import { phoneKey } from '../customer/phone-key.ts'

/** Whom a kept sale is for: who a merge left, who the till put down, or who has that phone already. */
export interface ResolvedCustomer {
  id: string | null
  flags: Flag[]
}

/** Finds the customer of a kept sale, or makes them. A customer who is gone and owes is made again under the same id. */
export async function resolveCustomer(tx: Tx, sale: KeptSale): Promise<ResolvedCustomer> {
  const { customerId, branchId, offline, payments } = sale
  if (!customerId) return { id: null, flags: [] }
  const [known] = await tx.query<{ id: string }>(knownSql, [tx.storeId, customerId])
  if (known) return { id: known.id, flags: [] }
  const fresh = offline.newCustomer?.id === customerId ? offline.newCustomer : null
  if (fresh?.phone) {
    const [same] = await tx.query<{ id: string; name: string }>(phoneSql, [tx.storeId, phoneKey(fresh.phone)])
    if (same) {
      const details = { phone: fresh.phone, customer: same.name, customerId: same.id, name: fresh.name }
      return { id: same.id, flags: [{ kind: 'customer-known', details }] }
    }
  }
  if (fresh) return { id: await make(tx, { ...fresh, branchId }), flags: [] }
  const name = `Khách của đơn ${offline.localNumber}`
  const owes = payments.some(({ method, amount }) => method === 'DEBT' && amount > 0)
  const id = owes ? await make(tx, { id: customerId, name, branchId }) : null
  return {
    id,
    flags: [
      { kind: 'customer-known', details: { customer: id ? `ghi cho ${name}` : 'bán cho khách lẻ', customerId: id } },
    ],
  }
}

const knownSql = 'select coalesce(merged_into, id) as id from customer where store_id = $1 and id = $2'
const phoneSql = 'select id, name from customer where store_id = $1 and phone_key = $2 limit 1'

async function make(
  tx: Tx,
  customer: { id: string; name: string; phone?: string | undefined; branchId: string },
): Promise<string> {
  const { id, name, phone, branchId } = customer
  const row = {
    id,
    branchId,
    name,
    phone: phone ?? null,
    phoneKey: phone ? phoneKey(phone) : null,
    contentHash: contentHash(customer),
  }
  const code = (await insertWithCode(tx, { codes: customerCodes, code: undefined, row }))!
  await tx.insert('customer_search', [{ id, folded: customerSearchText({ name, code, phone }) }])
  await tx.audit('customer.create', { kind: 'customer', id, code }, undefined, { name, phone: phone ?? null, code })
  return id
}
