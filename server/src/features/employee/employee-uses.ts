import type { Tx } from '../../db/transaction.ts'

/**
 * Where documents and ledgers name a person, with the word that a refusal uses. They carry no foreign key, so a test
 * holds this list against the columns of the schema.
 */
export const employeeUses: readonly { table: string; column: string; word: string }[] = [
  // The sums by hour tell sooner than the bills, of which there are a thousand times as many.
  { table: 'sale_hour', column: 'seller_id', word: 'hóa đơn' },
  { table: 'bill', column: 'seller_id', word: 'hóa đơn' },
  { table: 'inbound', column: 'created_by', word: 'phiếu nhập' },
  { table: 'cash_voucher', column: 'created_by', word: 'phiếu thu chi' },
  { table: 'stock_entry', column: 'employee_id', word: 'thẻ kho' },
  { table: 'cash_entry', column: 'employee_id', word: 'sổ quỹ' },
  { table: 'debt_entry', column: 'employee_id', word: 'sổ công nợ' },
  { table: 'point_entry', column: 'employee_id', word: 'sổ điểm' },
]

/** In which kinds of documents and ledgers the person stands, as words, each once. */
export async function usesOf(tx: Tx, employeeId: string): Promise<string[]> {
  const words: string[] = []
  for (const { table, column, word } of employeeUses) {
    if (words.includes(word)) continue
    const found = await tx.query(`select 1 from ${table} where store_id = $1 and ${column} = $2 limit 1`, [
      tx.storeId,
      employeeId,
    ])
    if (found.length) words.push(word)
  }
  return words
}
