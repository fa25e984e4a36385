import { errorMessage } from '@quay/contract/error-code'
import { type productBody, productBody as schema } from '@quay/contract/product/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import { fieldTitle } from '@quay/domain/excel/excel-field'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import { decideComponents } from '@quay/domain/product/decide-components'
import type { z } from 'zod'
import { bodyOf, issueOf, tellIssues } from './plan-products.ts'

/** Goods that a combo may be made of, with their base unit. */
export interface Part {
  productId: string
  unitId: string
  name: string
  type: number
}

export interface PlannedCombo {
  record: ProductRecord
  body: z.output<typeof productBody>
}

/**
 * Decides what becomes of new combos, for the dry run and for the taking over alike. `parts` are the goods of the store and
 * of the file by their codes in capitals; `groupOf` gives the group that a record names.
 */
export function planCombos(
  records: readonly ProductRecord[],
  parts: ReadonlyMap<string, Part>,
  groupOf: (record: ProductRecord) => string | null,
): { combos: PlannedCombo[]; issues: RowIssue[] } {
  const issues: RowIssue[] = []
  const combos: PlannedCombo[] = []
  for (const record of records) {
    const missing = record.components.filter(({ code }) => !parts.has(code.toUpperCase()))
    for (const { code } of missing)
      issues.push({
        row: record.row,
        column: fieldTitle('product', 'components'),
        value: code,
        message: `Không có hàng mã ${code}`,
        level: 'error',
      })
    if (missing.length) continue
    const issue = issueOf(record, issues, 'product')
    const asked = record.components.map(({ code, quantity }) => ({ ...parts.get(code.toUpperCase())!, quantity }))
    const body = bodyOf(record, false, { vat: true, lots: false, points: true })
    const parsed = schema.safeParse({
      ...body,
      type: 3,
      isLotManaged: false,
      groupId: groupOf(record),
      units: body.units.slice(0, 1),
      components: asked.map(({ productId, unitId, quantity }) => ({ productId, unitId, quantity })),
    })
    if (!parsed.success) {
      tellIssues(parsed.error, issue)
      continue
    }
    const decided = decideComponents({
      type: 3,
      asked,
      unitCount: 1,
      isLotManaged: false,
      products: asked.map(({ productId, unitId, ...part }) => ({ id: productId, ...part, unitIds: [unitId] })),
    })
    if (decided.ok) combos.push({ record, body: parsed.data })
    else issue('components', errorMessage(decided.code, { ...decided.details }))
  }
  return { combos, issues }
}
