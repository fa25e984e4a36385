import { productBody } from '@quay/contract/product'
import type { RowIssue } from '@quay/domain/excel/cell'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import { contentHash } from '../../db/content-hash.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { createProduct } from '../product/create-product.ts'
import type { CatalogueLists } from './catalogue-lists.ts'
import { bodyOf, tellIssues } from './plan-products.ts'

/** The base unit of each product that combos are made of, by its code in capitals. */
async function findParts(tx: Tx, combos: readonly ProductRecord[]) {
  const codes = combos.flatMap(record => record.components.map(part => part.code.toUpperCase()))
  const rows = await tx.query<{ code: string; productId: string; unitId: string }>(
    `select upper(p.code) as code, p.id as "productId", u.id as "unitId" from product p
     join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_base
     where p.store_id = $1 and upper(p.code) = any($2::text[]) and p.merged_into is null`,
    [tx.storeId, codes],
  )
  return new Map(rows.map(row => [row.code, { productId: row.productId, unitId: row.unitId }]))
}

const missing = (record: ProductRecord, code: string): RowIssue => ({
  row: record.row,
  column: 'Hàng thành phần',
  value: code,
  message: `Không có hàng mã ${code}`,
  level: 'error',
})

/** Looks whether the parts of new combos are in the store or among the products of the file. */
export async function checkCombos(
  tx: Tx,
  combos: readonly ProductRecord[],
  inFile: ReadonlySet<string>,
): Promise<RowIssue[]> {
  const parts = await findParts(tx, combos)
  return combos.flatMap(record =>
    record.components
      .filter(({ code }) => !parts.has(code.toUpperCase()) && !inFile.has(code.toUpperCase()))
      .map(({ code }) => missing(record, code)),
  )
}

/** Writes new combos, each by the command that makes one from the screen. Gives what it refuses. */
export async function writeCombos(
  tx: Tx,
  actor: Actor,
  combos: readonly ProductRecord[],
  lists: CatalogueLists,
): Promise<RowIssue[]> {
  const parts = await findParts(tx, combos)
  const issues: RowIssue[] = []
  for (const record of combos) {
    const tell = (column: string, message: string) =>
      issues.push({ row: record.row, column, value: record.code ?? '', message, level: 'error' })
    const lost = record.components.find(part => !parts.has(part.code.toUpperCase()))
    if (lost) {
      issues.push(missing(record, lost.code))
      continue
    }
    const body = bodyOf(record, false)
    const parsed = productBody.safeParse({
      ...body,
      type: 3,
      isLotManaged: false,
      groupId: lists.group(record.groupPath)?.id ?? null,
      units: body.units.slice(0, 1),
      components: record.components.map(({ code, quantity }) => ({ ...parts.get(code.toUpperCase())!, quantity })),
    })
    if (!parsed.success) tellIssues(parsed.error, tell)
    else
      try {
        await createProduct(tx, actor, parsed.data, contentHash(parsed.data))
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        tell('Hàng thành phần', error.message)
      }
  }
  return issues
}
