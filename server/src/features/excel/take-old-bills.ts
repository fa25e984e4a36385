import type { ExcelTaking } from '@quay/contract/excel/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import type { OldBillRecord } from '@quay/domain/excel/read-old-bills'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { findOldBillFacts, writeOldBills } from '../old-bill/old-bill-store.ts'
import type { Taken } from './product/take-products.ts'

interface Taking {
  taking: ExcelTaking
  branchId: string
  fileName: string
  issues: readonly RowIssue[]
  portions: AsyncIterable<OldBillRecord[]>
  isDry: boolean
  total: number
  tell(share: number): void
}

/** Takes bills of another program over, portion by portion: history, which moves no goods and no money. As takeProducts does. */
export async function takeOldBills(tx: Tx, actor: Actor, input: Taking): Promise<Taken> {
  const { taking, branchId, fileName, isDry, tell } = input
  const counts = { created: 0, updated: 0, skipped: 0, stocked: 0, pictures: 0, errors: 0, warnings: 0 }
  const mayWrite = !isDry && !input.issues.some(issue => issue.level === 'error')
  const place = await readBranchDay(tx, branchId)
  let done = 0
  for await (const records of input.portions) {
    done += records.length
    const { known, ...found } = await findOldBillFacts(tx, branchId, records)
    const wanted = records.filter(
      ({ code, isCancelled }) => !isCancelled && (taking.duplicates === 'overwrite' || !known.has(code.toUpperCase())),
    )
    const fresh = wanted.filter(({ code }) => !known.has(code.toUpperCase())).length
    counts.created += fresh
    counts.updated += wanted.length - fresh
    counts.skipped += records.length - wanted.length
    if (mayWrite) await writeOldBills(tx, actor, wanted, { ...found, known, branchId, fileName, place })
    tell(done / input.total)
  }
  return { counts, issues: [...input.issues], prices: [], documents: [] }
}
