import { type ReportFilter, reportFilters } from '@quay/contract/report/routes'
import type { ReportArea, ReportCompare, ReportGroup, ReportParts, ReportRank } from '@quay/contract/report/shapes'
import { rankedBy } from '@quay/domain/report/classes'
import { isNoted, type MeasureId, measureOf } from '@quay/domain/report/measures'
import { comparedDays, type Days, isTime, mostDays } from '@quay/domain/report/times'
import { filterLabels, groupLabels, leadOf, type View, viewOf } from '@quay/domain/report/views'
import { formatDate } from '@quay/domain/text/format-date'
import { businessDay } from '@quay/domain/time/business-day'
import { daysBetween } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { branchOf, may } from '../../http/caller/rights.ts'

/** What a route was asked, as far as reading, documents and file have it in common. */
export type Asking = Partial<Record<ReportFilter, string | undefined>> & {
  branchId?: string | undefined
  view?: string | undefined
  from?: string | undefined
  to?: string | undefined
  groupBy?: ReportGroup | undefined
  groupBy2?: ReportGroup | undefined
  sortBy?: string | undefined
  orderBy?: 'ASC' | 'DESC' | undefined
  compare?: ReportCompare | undefined
  until?: string | undefined
  least?: number | undefined
  most?: number | undefined
}

/** A report that may be read: what was asked, with the rest filled in. */
export interface Asked {
  area: ReportArea
  view: View
  title: string
  branchIds: readonly string[]
  days: Days
  compared: Days | null
  /** One group or two. */
  groups: readonly [ReportGroup, ...ReportGroup[]]
  /** Those that the caller may see, in their order. */
  columns: readonly MeasureId[]
  filters: readonly (readonly [name: Exclude<ReportFilter, 'parts' | 'rankBy'>, value: string])[]
  parts: ReportParts
  /** Only what happened up to this time of each day, "14:35". */
  until?: string | undefined
  /** Of a running day that is compared: up to which time of the other one. */
  comparedUntil?: string | undefined
  /** Only rows whose leading figure is no less, and no more. */
  bounds: { least?: number | undefined; most?: number | undefined }
  /** By what goods are A, B or C. */
  rankBy: ReportRank
  sort: { by: MeasureId | 'key'; descending: boolean }
  /** One of the branches deducts VAT. */
  deductsVat: boolean
  /** Where the hours of the day begin. */
  cutOffHour: number
}

/**
 * What a caller asks of an area, with their rights. Throws `forbidden` for a view that asks for more, `not-found` for a branch or a thing that is not theirs, `period-invalid`,
 * `period-too-long`, `group-not-offered`, and `invalid-input` for a filter or an order that the view has not, or the caller may not see.
 */
export async function askReport(tx: Tx, actor: Actor, area: ReportArea, asking: Asking): Promise<Asked> {
  const { view } = viewOf(area, asking.view)
  if (view.rights?.some(right => !may(actor, right))) throw new DomainError('forbidden')
  const branchIds = asking.branchId === 'all' ? actor.branchIds : [branchOf(actor, asking.branchId)]
  const { today, cutOffHour, now, deductsVat } = await readBranches(tx, branchIds)
  const days = daysAsked(asking, today)
  const groups = groupsAsked(view, asking)
  const filters = filtersAsked(area, view, actor, asking)
  await requireKnown(tx, filters)
  const columns = view.columns.filter(id => {
    const { right } = measureOf(id)
    return (!right || may(actor, right)) && (id !== 'outputVat' || deductsVat)
  })
  const rankBy = (asking.rankBy ?? 'REVENUE') as ReportRank
  if (!columns.includes(rankedBy[rankBy]) && asking.rankBy)
    throw notOffered('rankBy', `Báo cáo ${view.label} không xếp hạng theo cột này.`)
  const knowsHours = view.source === 'bills'
  if (asking.until !== undefined && !knowsHours)
    throw notOffered('until', `Báo cáo ${view.label} không tính đến một giờ trong ngày.`)
  const isRunning = days.from === today && days.to === today && asking.until === undefined
  return {
    area,
    view,
    until: asking.until,
    comparedUntil: knowsHours && isRunning ? now : asking.until,
    bounds: { least: asking.least, most: asking.most },
    title: view.label,
    branchIds,
    days,
    compared: comparedDays(days, asking.compare ?? 'NONE', today),
    groups,
    columns,
    filters,
    parts: asking.parts === 'COMPONENT' ? 'COMPONENT' : 'COMBO',
    rankBy,
    // An address or a kept report by this column stays readable where no branch deducts VAT, or none does any more.
    sort: sortAsked(
      view,
      columns,
      groups,
      isGone(view, actor, asking, deductsVat) ? { rankBy: asking.rankBy } : asking,
    ),
    deductsVat,
    cutOffHour,
  }
}

const knownSql = `
  select case asked.name
    when 'sellerId' then exists (select from employee e where e.store_id = $1 and e.id = asked.id)
    when 'customerId' then exists (select from customer c where c.store_id = $1 and c.id = asked.id)
    when 'customerGroupId' then exists (select from customer_group g where g.store_id = $1 and g.id = asked.id)
    when 'priceBookId' then exists (select from price_book b where b.store_id = $1 and b.id = asked.id)
    when 'supplierId' then exists (select from provider v where v.store_id = $1 and v.id = asked.id)
    when 'providerId' then exists (select from provider v where v.store_id = $1 and v.id = asked.id)
    when 'productId' then exists (select from product p where p.store_id = $1 and p.id = asked.id)
    else exists (select from product_group g where g.store_id = $1 and g.id = asked.id) end as is_known
  from unnest($2::text[], $3::uuid[]) as asked (name, id)`

/** Things that a report is narrowed to are the store's. */
async function requireKnown(tx: Tx, filters: Asked['filters']): Promise<void> {
  const ids = filters.filter(([name]) => name.endsWith('Id'))
  if (ids.length === 0) return
  const found = await tx.query<{ isKnown: boolean }>(knownSql, [
    tx.storeId,
    ids.map(([name]) => name),
    ids.map(([, id]) => id),
  ])
  if (found.some(({ isKnown }) => !isKnown)) throw new DomainError('not-found')
}

const branchesSql = `
  select b.time_zone, b.day_cut_off_hour as cut_off_hour, coalesce(t.method = 'DEDUCTION', false) as deducts_vat
  from branch b left join tax_info t on t.store_id = $1 and t.branch_id = b.id
  where b.store_id = $1 and b.id = any($2::uuid[]) order by b.is_default_branch desc, b.id`

/**
 * The latest business day of some branches; where the day of the first one begins, and what its clock says; whether one of them deducts VAT.
 */
async function readBranches(tx: Tx, branchIds: readonly string[]) {
  const rows = await tx.query<{ timeZone: string; cutOffHour: number; deductsVat: boolean }>(branchesSql, [
    tx.storeId,
    branchIds,
  ])
  const days = rows.map(({ timeZone, cutOffHour }) => businessDay(tx.now.toISOString(), timeZone, cutOffHour))
  const now = new Intl.DateTimeFormat('en-GB', {
    timeZone: rows[0]!.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(tx.now)
  return {
    today: days.sort().at(-1)!,
    cutOffHour: rows[0]!.cutOffHour,
    now,
    deductsVat: rows.some(row => row.deductsVat),
  }
}

/** Days to come are cut off, where days before them are asked for too. */
function daysAsked({ from: asked, to: until }: Asking, today: string): Days {
  const to = until ?? (asked !== undefined && asked > today ? asked : today)
  const from = asked ?? to
  if (from > to) throw refuseField('period-invalid', 'from', { from: formatDate(from), to: formatDate(to) })
  if (daysBetween(from, to) >= mostDays) throw refuseField('period-too-long', 'from')
  return { from, to: to > today && from <= today ? today : to }
}

function groupsAsked(view: View, { groupBy, groupBy2 }: Asking): readonly [ReportGroup, ...ReportGroup[]] {
  const refuse = (path: string, group: ReportGroup) =>
    refuseField('group-not-offered', path, { view: view.label, group: groupLabels[group].toLowerCase() })
  const first = groupBy ?? view.groups[0]!
  if (!view.groups.includes(first)) throw refuse('groupBy', first)
  const second = groupBy2 ?? view.usualSecond
  if (second === undefined) return [first]
  if (second !== view.usualSecond && !view.second?.includes(second)) throw refuse('groupBy2', second)
  return [first, second]
}

function filtersAsked(area: ReportArea, view: View, actor: Actor, asking: Asking): Asked['filters'] {
  const given = (Object.keys(reportFilters) as ReportFilter[]).flatMap(name => {
    const value = asking[name]
    if (value === undefined) return []
    if (!view.filters.includes(name))
      throw notOffered(name, `Báo cáo ${view.label} không lọc theo ${filterLabels[name]}.`)
    return name === 'parts' || name === 'rankBy' ? [] : [[name, value] as const]
  })
  if (area !== 'employee' || may(actor, { model: 'bill', action: 'read' })) return given
  // Who may not read bills sees what they sold themselves.
  if (asking.sellerId !== undefined && asking.sellerId !== actor.employeeId)
    throw new DomainError('not-found', { what: 'employee' })
  return [...given.filter(([name]) => name !== 'sellerId'), ['sellerId', actor.employeeId]]
}

function sortAsked(
  view: View,
  columns: readonly MeasureId[],
  groups: Asked['groups'],
  { sortBy, orderBy, ...asking }: Asking,
): Asked['sort'] {
  const isInOrder = hasOrder(groups[0]) && (groups.length === 1 || !isTime(groups[0]))
  if (sortBy === undefined) {
    const usual = view.usualSort === 'key' && !isInOrder ? undefined : view.usualSort
    const ranked = view.filters.includes('rankBy') ? rankedBy[(asking.rankBy ?? 'REVENUE') as ReportRank] : undefined
    const by = groups.length === 1 && isTime(groups[0]) ? 'key' : (usual ?? ranked ?? leadOf(view, columns))
    return { by, descending: orderBy ? orderBy === 'DESC' : by !== 'key' }
  }
  const by = sortBy === 'key' && isInOrder ? 'key' : columns.find(id => id === sortBy && !isNoted(measureOf(id)))
  if (!by) throw notOffered('sortBy', `Báo cáo ${view.label} không sắp xếp theo cột này.`)
  return { by, descending: orderBy ? orderBy === 'DESC' : by !== 'key' }
}

/** Whether a report is asked in the order of a column that only the method of its branches takes away. */
const isGone = (view: View, actor: Actor, { sortBy }: Asking, deductsVat: boolean) =>
  sortBy === 'outputVat' && !deductsVat && view.columns.includes(sortBy) && may(actor, measureOf(sortBy).right!)

/** Whether rows of a group have an order of their own: that of times, of how long goods last. */
const hasOrder = (group: ReportGroup) => isTime(group) || group === 'lot' || group === 'expiryStep'

/** A screen offers only what there is: such a call comes from an old address, or was written by hand. */
const notOffered = (path: string, message: string) =>
  new DomainError('invalid-input', {}, { issues: [{ path, message }] })
