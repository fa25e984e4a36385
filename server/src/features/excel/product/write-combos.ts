import type { RowIssue } from '@quay/domain/excel/cell'
import { fieldTitle } from '@quay/domain/excel/excel-field'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { contentHash } from '../../../db/write/content-hash.ts'
import { createProduct } from '../../product/write/create-product.ts'
import { updateProduct } from '../../product/write/update-product.ts'
import type { Part, PlannedCombo } from './plan-combos.ts'

/** What the store has of the goods that combos are made of, each with its base unit, by its code in capitals. */
export async function findParts(tx: Tx, combos: readonly ProductRecord[]): Promise<Map<string, Part>> {
  const codes = combos.flatMap(record => record.components.map(part => part.code.toUpperCase()))
  if (!codes.length) return new Map()
  const rows = await tx.query<Part & { code: string }>(
    `select upper(p.code) as code, p.id as product_id, p.name, p.type, u.id as unit_id from product p
     join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_base
     where p.store_id = $1 and upper(p.code) = any($2::text[]) and p.merged_into is null`,
    [tx.storeId, codes],
  )
  return new Map(rows.map(({ code, ...part }) => [code, part]))
}

/** Writes planned combos, each by the command that makes one from the screen. Gives what it refuses. */
export async function writeCombos(tx: Tx, actor: Actor, combos: readonly PlannedCombo[]): Promise<RowIssue[]> {
  const issues: RowIssue[] = []
  for (const { record, body } of combos)
    try {
      const { id, version } = await createProduct(tx, actor, body, contentHash(body))
      if (record.isActive === false) await updateProduct(tx, actor, id, { version, isActive: 0 })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const column = fieldTitle('product', 'components')
      issues.push({ row: record.row, column, value: record.code ?? '', message: error.message, level: 'error' })
    }
  return issues
}
