import type { ExcelTaking } from '@quay/contract/excel/shapes'
import { wardBook } from '@quay/domain/address/ward-book'
import type { RowIssue } from '@quay/domain/excel/cell'
import type { PartnerRecord } from '@quay/domain/excel/read-partners'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { refreshStatistics } from '../../../db/migration/refresh-statistics.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { openDebt } from '../../debt/open-debt.ts'
import { openPoints } from '../../point/open-points.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { allWards } from '../../ward/ward-queries.ts'
import type { Taken } from '../product/take-products.ts'
import { loadPartners, type PartnerFacts } from './load-partners.ts'
import { loadPartnerGroups } from './partner-groups.ts'
import { type PlannedDebt, planPartners } from './plan-partners.ts'
import { writePartners } from './write-partners.ts'

interface Taking {
  kind: 'customer' | 'provider'
  taking: ExcelTaking
  branchId: string
  issues: readonly RowIssue[]
  portions: AsyncIterable<PartnerRecord[]>
  isDry: boolean
  total: number
  tell(share: number): void
}

/** Takes customers or suppliers over, portion by portion, and what they owe on the first day. As takeProducts does. */
export async function takePartners(tx: Tx, actor: Actor, input: Taking): Promise<Taken> {
  const { kind, taking, branchId, isDry, tell } = input
  const issues = [...input.issues]
  const counts = { created: 0, updated: 0, skipped: 0, stocked: 0, pictures: 0, errors: 0, warnings: 0 }
  const debts: PlannedDebt[] = []
  const seen = { phones: new Map<string, number>(), names: new Map<string, number>() }
  const groups = await loadPartnerGroups(tx, kind)
  const usesPoints = await readSetting(tx, 'usePoints')
  const day = await readBranchDay(tx, branchId)
  const wards = wardBook(await allWards(tx))
  let clean = !issues.some(issue => issue.level === 'error')
  let done = 0
  for await (const records of input.portions) {
    const facts = await loadPartners(tx, kind, records, { lock: !isDry, branchIds: actor.branchIds })
    if (!isDry && clean) await groups.ensure(groupNamesOf(records, facts, taking.duplicates))
    const plan = planPartners(records, {
      ...facts,
      kind,
      duplicates: taking.duplicates,
      groups,
      wards,
      seen,
      branchId,
      day,
      usesPoints,
    })
    issues.push(...plan.issues)
    clean &&= !plan.issues.some(issue => issue.level === 'error')
    if (!isDry && clean) {
      await writePartners(tx, kind, plan.partners)
      // After the rows of new customers, whose codes were given there.
      await openPoints(
        tx,
        actor,
        plan.points.map(({ partner, points, on }) => ({ customer: partner, points, on })),
        { branchId },
      )
    }
    const created = plan.partners.filter(one => one.isNew).length
    counts.created += created
    counts.updated += plan.partners.length - created
    counts.skipped += plan.skipped
    debts.push(...plan.debts)
    done += records.length
    tell(done / input.total)
    if (!isDry) await refreshStatistics(tx)
  }
  if (!isDry && clean) issues.push(...(await openDebts(tx, actor, debts, { kind, branchId, tell: () => tell(1) })))
  return { counts, issues, prices: [], documents: [] }
}

/** The groups of those that will be written. */
const groupNamesOf = (records: readonly PartnerRecord[], { known }: PartnerFacts, duplicates: 'skip' | 'overwrite') =>
  records
    .filter(record => duplicates === 'overwrite' || !known.has(record.row))
    .flatMap(({ groupName }) => groupName ?? [])

/** What each owes, by the command that writes one from the screen. Gives what it refuses. */
async function openDebts(
  tx: Tx,
  actor: Actor,
  debts: readonly PlannedDebt[],
  { kind, branchId, tell }: { kind: 'customer' | 'provider'; branchId: string; tell: () => void },
): Promise<RowIssue[]> {
  const issues: RowIssue[] = []
  for (const [i, { row, partnerId, amount, on }] of debts.entries()) {
    try {
      await openDebt(tx, actor, { partnerKind: kind, partnerId, branchId, amount, on, note: 'Nhập từ tệp Excel' })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      issues.push({ row, column: 'Nợ', value: String(amount), message: error.message, level: 'error' })
    }
    if (i % 100 === 0) tell()
  }
  return issues
}
