import type { SaleChannel } from '@quay/contract/enumeration'
import type { Tx } from '../../../db/connection/transaction.ts'

interface Sold {
  sellerId: string
  channel: SaleChannel
  /** Of the branch that takes the goods back. */
  timeZone: string
  /** The branch deducted VAT when it sold the goods; of goods without a bill, when it takes them back. */
  deductsVat: boolean
  createdAt: string
}

interface Returned {
  branchId: string
  billId: string | null
  createdBy: string
  createdAt?: string
}

/** Of whom and of which way of selling a return takes goods back: of its bill, without one of who took them back at the counter. */
export async function readSold(tx: Tx, { branchId, billId, createdBy, createdAt }: Returned): Promise<Sold> {
  const [found] = await tx.query<FoundRow>(soldSql, [tx.storeId, branchId, billId])
  return {
    timeZone: found!.timeZone,
    sellerId: found!.sellerId ?? createdBy,
    channel: found!.channel ?? 'COUNTER',
    deductsVat: found!.deductsVat,
    createdAt: createdAt ?? tx.now.toISOString(),
  }
}

type FoundRow = Pick<Sold, 'timeZone' | 'deductsVat'> & { sellerId: string | null; channel: SaleChannel | null }

const soldSql = `
  select r.time_zone, b.seller_id, b.channel, coalesce(b.deducts_vat, t.method = 'DEDUCTION', false) as deducts_vat
  from branch r left join bill b on b.store_id = $1 and b.id = $3::uuid
  left join tax_info t on t.store_id = $1 and t.branch_id = r.id where r.store_id = $1 and r.id = $2`
