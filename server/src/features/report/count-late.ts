import type { Tx } from '../../db/connection/transaction.ts'
import { addCustomerSums, addProductSums, type CustomerSums, negated, type ProductSums } from './cells.ts'
import { lockMark, readMark } from './report-mark.ts'
import { customerSumsSql, oneBill, oneReturn, productSumsSql } from './sums-sql.ts'

interface DatedDocument {
  id: string
  /** The day on which it counts in reports of sales. */
  businessDay: string
  /** Of its branch. */
  today: string
}

/**
 * A bill or a return was posted (1) or cancelled (−1): where its day stands in the cells already, its difference is written at the end
 * of the transaction, when all its rows are there. Of a day that no cell holds nothing is written.
 */
export function countLate(tx: Tx, document: DatedDocument, sign: 1 | -1): void {
  tx.atEnd(`sums of ${document.id} ${sign}`, () => count(tx, document, sign))
}

async function count(tx: Tx, { id, businessDay, today }: DatedDocument, sign: 1 | -1): Promise<void> {
  // No job takes a day that is not over into the cells; only another time zone or cut-off makes such a day today again.
  if (businessDay >= today && businessDay > (await readMark(tx))) return
  if (businessDay > (await lockMark(tx))) return
  const of = [tx.storeId, id]
  const products = await tx.query<ProductSums>(productsSql, of)
  const customers = await tx.query<CustomerSums>(customersSql, of)
  await addProductSums(tx, sign > 0 ? products : negated(products))
  await addCustomerSums(tx, sign > 0 ? customers : negated(customers))
}

const productsSql = productSumsSql(oneBill, oneReturn)
const customersSql = customerSumsSql(oneBill, oneReturn)
