import type { TaxInfo } from '@quay/contract/tax/shapes'
import type { Tx } from '../../db/connection/transaction.ts'

export interface StoredTaxInfo extends TaxInfo {
  id: string
  taxCode: string
  version: number
}

const columns = `id, branch_id, tax_code, name, address, method,
  vat_percent / 100.0 as vat_percent, income_percent / 100.0 as income_percent, version`

/** What a branch has declared, or nothing. `lock` locks its row until the transaction ends. */
export async function findTaxInfo(tx: Tx, branchId: string, lock = false): Promise<StoredTaxInfo | undefined> {
  const [row] = await tx.query<StoredTaxInfo>(
    `select ${columns} from tax_info where store_id = $1 and branch_id = $2${lock ? ' for update' : ''}`,
    [tx.storeId, branchId],
  )
  return row && { ...row, vatPercent: number(row.vatPercent), incomePercent: number(row.incomePercent) }
}

/** Numeric columns come as text. */
const number = (value: number | string | null) => (value === null ? null : Number(value))

/** What a branch has declared; of one that has declared nothing all is null. */
export async function readTaxInfo(tx: Tx, branchId: string): Promise<TaxInfo> {
  const found = await findTaxInfo(tx, branchId)
  if (found) return found
  return {
    branchId,
    taxCode: null,
    name: null,
    address: null,
    method: null,
    vatPercent: null,
    incomePercent: null,
    version: null,
  }
}
