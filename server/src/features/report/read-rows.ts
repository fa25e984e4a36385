import type { ReportGroup } from '@quay/contract/report/shapes'
import { rankedBy, untilA, untilB } from '@quay/domain/report/classes'
import { type Cell, type Cover, cover, monthsOf } from '@quay/domain/report/cover'
import {
  type Fact,
  factsOf,
  isNoted,
  isSum,
  type MeasureId,
  measureOf,
  type SumId,
  scaleOf,
} from '@quay/domain/report/measures'
import { type Days, isTime, timeKeys } from '@quay/domain/report/times'
import { leadOf, type ReportSource } from '@quay/domain/report/views'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { readByCursor } from '../../db/list/read-by-cursor.ts'
import type { Asked } from './ask-report.ts'
import { filters, groups, joinsOf, ofStore } from './groups.ts'
import { type Known, readKnown } from './known-sums.ts'
import { daySql, isWord, listSql, uuidSql, wordSql } from './literals.ts'
import {
  asksSaleVat,
  bills,
  bridge,
  customerCells,
  type Dim,
  debtTables,
  dims as dimTypes,
  factColumn,
  flowCells,
  flowEntries,
  flowsByLot,
  heldBalance,
  hours,
  lines,
  linesReturned,
  losses,
  lostOnWay,
  nobody as nil,
  onWayDocuments,
  onWayEntries,
  onWayNow,
  partSql,
  productCells,
  productMonths,
  promotions,
  purchaseLines,
  purchases,
  quarantineEntries,
  quarantineNow,
  resultDocuments,
  returnsOnly,
  rowsOn,
  stockCells,
  stockDocuments,
  stockLedger,
  type Table,
  tells,
  vouchers,
  type Wanted,
} from './row-tables.ts'
import { vatInPricesSql } from './vat-in-prices.ts'

/** A row by its keys, with the figures of the asked columns in their order. */
export interface FoundRow {
  keys: readonly (string | null)[]
  values: readonly (number | null)[]
}

export interface Found {
  rows: FoundRow[]
  total: readonly (number | null)[]
  /** How many rows there are in all. */
  count: number
}

interface Reading {
  days: Days
  limit: number
  offset: number
  /** Only these rows, by the texts of `keyOf`. */
  only?: readonly string[]
  /** Only what happened up to this time of each day. */
  until?: string | undefined
}

export const keyOf = (keys: readonly (string | null)[]): string => keys.map(key => key ?? 'none').join('~')

/** The limits under which a report is read: sums of many groups stay in memory, and no other process is taken. */
export const readGently = (tx: Tx) =>
  tx.query(`set local work_mem = '32MB'; set local jit = off; set local max_parallel_workers_per_gather = 0`)

/**
 * Rows, total and number of rows of a report for some days, by one statement, so that they are of one instant. The mark is read before it:
 * a statement that sees another one is not believed and sent again (only a file, whose transaction is none that repeats, can meet that).
 */
export async function readRows(tx: Tx, asked: Asked, reading: Reading): Promise<Found> {
  for (;;) {
    const known = await readKnown(tx, asked, reading.days.to)
    const answer = await tx.query<AnswerRow>(statementOf(tx.storeId, asked, reading, known))
    const total = answer.find(row => row.isTotal)!
    if (total.through !== null && total.through !== known.through) continue
    return {
      total: valuesOf(asked, total),
      count: total.found!,
      rows: answer.filter(row => !row.isTotal).map(foundRow(asked)),
    }
  }
}

/** The same rows some hundreds at a time, of the instant at which they were asked; a file holds no more of them. */
export async function readPortions(
  tx: Tx,
  asked: Asked,
  reading: Reading,
): Promise<Omit<Found, 'rows'> & { portions: AsyncIterable<FoundRow[]> }> {
  for (;;) {
    const known = await readKnown(tx, asked, reading.days.to)
    const portions = readByCursor<AnswerRow>(tx, statementOf(tx.storeId, asked, reading, known))
    // The total is the first row.
    const [total, ...rest] = (await portions.next()).value as AnswerRow[]
    if (total!.through !== null && total!.through !== known.through) {
      await tx.query('close portions')
      continue
    }
    async function* rows() {
      yield rest.map(foundRow(asked))
      for await (const portion of portions) yield portion.map(foundRow(asked))
    }
    return { total: valuesOf(asked, total!), count: total!.found!, portions: rows() }
  }
}

const valuesOf = (asked: Asked, row: AnswerRow) => asked.columns.map((_, at) => row[`c${at}`] as number | null)
const foundRow =
  (asked: Asked) =>
  (row: AnswerRow): FoundRow => ({ keys: keysOf(asked, row), values: valuesOf(asked, row) })

type AnswerRow = {
  isTotal: boolean
  found: number | null
  through: string | null
  k0: string | null
  k1: string | null
} & { readonly [column: string]: unknown }

const keysOf = ({ groups: asked }: Asked, { k0, k1 }: AnswerRow) => (asked.length > 1 ? [k0, k1] : [k0])

/** Which numbers tell that there is anything of a row; of bills any of the figures, because a row may be without those of a view. */
const tellingOf = {
  bills: null,
  promotions: null,
  bridge: null,
  goods: ['lines', 'returnLines'],
  goodsBack: null,
  customers: ['bills', 'returns'],
  result: null,
  stock: ['heldUnits', 'heldValue'],
  losses: null,
  purchases: null,
  purchaseLines: null,
  debts: null,
  customerDebts: null,
} as const satisfies Record<ReportSource, readonly Fact[] | null>

/** The sums that some columns stand on; those of the usual order too. */
const factsAsked = ({ columns, view }: Pick<Asked, 'columns' | 'view'>): Set<Fact> =>
  new Set([
    ...[...columns, leadOf(view, columns)].flatMap(id => factsOf(measureOf(id))),
    ...(factsThatTell({ columns, view }) ?? []),
  ])

/**
 * A row of stock is there where something lies, is on its way, or lies in quarantine while the shelf owes as much; of a period in which
 * something moved even where that left nothing.
 */
function factsThatTell({ columns, view }: Pick<Asked, 'columns' | 'view'>): readonly Fact[] | null {
  if (view.source !== 'stock') return tellingOf[view.source]
  const asked = new Set(columns.flatMap(id => factsOf(measureOf(id))))
  return [
    ...tellingOf.stock,
    ...apart.filter(fact => asked.has(fact)),
    ...([...asked].some(fact => movement.has(fact)) ? (['movedUnits', 'movedValue'] as const) : []),
  ]
}

const apart = ['quarantineUnits', 'quarantineValue', 'onWayUnits', 'onWayValue'] as const satisfies readonly Fact[]

const movement: ReadonlySet<Fact> = new Set(Object.keys(flowCells.facts) as Fact[])

export function wantedOf(
  storeId: string,
  asked: Omit<Asked, 'groups'> & { groups: readonly ReportGroup[] },
  further: readonly Dim[] = [],
): Wanted {
  const ofGroups = asked.groups.map(group => groups[group].dim)
  const ofFilters = asked.filters.map(([name]) => filters[name].dim)
  return {
    storeId,
    branchIds: asked.branchIds,
    dims: new Set([...ofGroups, ...ofFilters, ...further]),
    facts: factsAsked(asked),
    until: asked.until,
    deductsVat: asked.deductsVat,
  }
}

function statementOf(
  storeId: string,
  asked: Asked,
  { days, limit, offset, only, until }: Reading,
  known: Known,
): string {
  const wanted = { ...wantedOf(storeId, asked), until: until ?? asked.until }
  const facts = [...wanted.facts].map(factColumn)
  const telling = factsThatTell(asked)?.map(factColumn) ?? facts
  const keys = asked.groups.map((group, at) => `${ofStore(groups[group].key, storeId, days)} as k${at}`)
  const keyNames = asked.groups.map((_, at) => `k${at}`)
  const [first] = asked.groups
  const isByTime = asked.groups.length === 1 && isTime(first)
  const times = isByTime ? timeKeys(first, days.from, days.to, asked.cutOffHour) : []
  const typeOfKey = first === 'hour' || first === 'weekday' ? 'int' : 'date'
  const empty =
    times.length === 0
      ? ''
      : `union all select unnest(array[${listSql(times, key => (typeOfKey === 'date' ? daySql(key) : String(Number(key))))}]), ${facts.map(() => '0').join(', ')}`
  const orderOfKeys =
    first === 'hour'
      ? `array_position(array[${times.join(', ')}], k0)`
      : first === 'lot'
        ? `(select l.expiry_date from lot l where l.store_id = '${storeId}' and l.id = k0)`
        : 'k0'
  const { by, descending } = asked.sort
  const sorted =
    by === 'key'
      ? `${orderOfKeys} ${descending ? 'desc' : 'asc'}`
      : isOfDays(by)
        ? // What does not sell lasts longest; of that, what is worth most comes first. What came within the period had no time to sell.
          `case when ${valueSql('openingUnits', days)} > 0 then 0 else 1 end, ${valueSql(by, days)} ${descending ? 'desc nulls first' : 'asc nulls last'}, ${valueSql(leadOf(asked.view, asked.columns), days)} desc`
        : `${valueSql(sortColumn(by), days)} ${descending ? 'desc' : 'asc'} nulls last`
  const figures = asked.columns.map((id, at) => `${valueSql(id, days)} as c${at}`).join(', ')
  const isRanked = only === undefined && asked.columns.includes('abc')
  const ofPage = asked.columns
    .map((id, at) => `${isRanked && id === 'abc' ? 'abc::bigint' : valueSql(id, days)} as c${at}`)
    .join(', ')
  const onlyThese = only === undefined ? '' : `where ${rowText(keyNames)} in (${listSql(only, keySql)})`
  const sums = (names: readonly string[], of = '') =>
    names.map(name => `sum_bigint(${of}${name}) as ${name}`).join(', ')
  const having = isByTime ? '' : `having ${telling.map(name => `sum_bigint(${name}) <> 0`).join(' or ')}`
  const rows = `
    select ${keys.join(', ')}, ${facts.map(name => `m.${name}`).join(', ')}
    from (${movedSql(asked, wanted, days, known)}) m ${ofStore(joinsOf(asked.groups), storeId, days)}
    where ${whereSql(asked, storeId, days)} ${empty}`
  const order = `${sorted}, ${keyNames.join(', ')}`
  const texts = (of: string) => keyNames.map(name => `${of}${name}::text as ${name}`).join(', ')
  const page = `row_number() over (order by ${order}) as place from ${isRanked ? 'ranked' : 'grouped'} ${onlyThese} order by ${order} limit ${limit} offset ${offset}`
  // Sums of all figures for each of many groups cost more than the rest. Where the rows are few, because they are cells of goods, the groups
  // are put in order by what that takes, and the other figures are summed for the page alone.
  const { least, most } = asked.bounds
  const lead = valueSql(leadOf(asked.view, asked.columns), days)
  const bounds = [
    ...(least === undefined ? [] : [`${lead} >= ${least}`]),
    ...(most === undefined ? [] : [`${lead} <= ${most}`]),
  ].join(' and ')
  const grouped = `select ${keyNames.join(', ')}, ${sums(facts)} from (${rows}) g group by ${keyNames.join(', ')} ${having}`
  const every = isRanked && bounds ? 'every' : 'grouped'
  // Goods have their class among all, those outside the bounds too.
  const ranked = isRanked
    ? `ranked as materialized (${rankedSql(every, keyNames, valueSql(rankedBy[asked.rankBy], days), bounds)}),`
    : ''
  const tables =
    !bounds && (asked.view.source === 'stock' || (asked.view.source === 'goods' && isOfCells(asked, wanted)))
      ? `
    counted as materialized (${rows}),
    grouped as materialized (
      select ${keyNames.join(', ')}, ${sums(factsToSort(isRanked ? [by, rankedBy[asked.rankBy]] : [by], asked))} from counted group by ${keyNames.join(', ')} ${having}
    ),
    total as (select (select count(*)::int from grouped) as found, ${sums(facts)} from counted),
    ${ranked}
    picked as (select ${keyNames.join(', ')}, ${isRanked ? 'abc, ' : ''}${page}),
    page as (
      select ${texts('')}, ${ofPage}, place from (
        select p.place, ${isRanked ? 'p.abc, ' : ''}${keyNames.map(name => `p.${name}`).join(', ')}, ${sums(facts, 'c.')}
        from picked p join counted c on ${keyNames.map((name, at) => `coalesce(p.${name}, ${nobodyOf(asked.groups[at]!)}) = coalesce(c.${name}, ${nobodyOf(asked.groups[at]!)})`).join(' and ')}
        group by p.place, ${isRanked ? 'p.abc, ' : ''}${keyNames.map(name => `p.${name}`).join(', ')}
      ) s
    )`
      : `
    ${bounds ? `every as materialized (${grouped}), grouped as materialized (select * from every where ${bounds}),` : `grouped as materialized (${grouped}),`}
    total as (select count(*)::int as found, ${sums(facts)} from grouped),
    ${ranked}
    page as (select ${texts('')}, ${ofPage}, ${page})`
  return `
    with ${tables}
    select * from (
      select true as is_total, found, (select through from report_mark where store_id = '${storeId}')::text as through,
        ${keyNames.map(name => `null::text as ${name}`).join(', ')}, ${figures}, 0::bigint as place
      from total
      union all
      select false, null, null, ${keyNames.join(', ')}, ${asked.columns.map((_, at) => `c${at}`).join(', ')}, place from page
    ) answer order by place`
}

/** What stands for no key where keys of a group are compared: most are ids. */
const nobodyOf = (group: ReportGroup) =>
  group === 'expiryStep' || group === 'price' ? '-1' : group === 'visit' ? `'none'` : nil

const isOfCells = ({ view: { source } }: Asked, wanted: Wanted): boolean =>
  (source === 'goods' && tells([productCells], wanted)) || (source === 'customers' && tells([customerCells], wanted))

/** The class of each row among all of some: 1 (A), 2 (B), 3 (C), as `abcOf` says it. */
const rankedSql = (from: string, keys: readonly string[], figure: string, kept: string): string => `
  select * from (
    select *, case when figure <= 0 then 3 when before * 100 < ${untilA} * whole then 1 when before * 100 < ${untilB} * whole then 2 else 3 end as abc
    from (
      select *, sum(greatest(figure, 0)) over () as whole,
        coalesce(sum(greatest(figure, 0)) over (order by figure desc, ${keys.join(', ')} rows between unbounded preceding and 1 preceding), 0) as before
      from (select *, ${figure} as figure from ${from}) f
    ) w
  ) r ${kept ? `where ${kept}` : ''}`

/** Whether rows stand in the order of how many days their stock lasts. */
const isOfDays = (id: MeasureId | 'key'): boolean => id !== 'key' && measureOf(id).kind === 'days'

const factsToSort = (by: readonly (MeasureId | 'key')[], { view, columns }: Asked): string[] => {
  const some = [
    ...by.filter(id => id !== 'key'),
    ...(by.some(isOfDays) ? (['openingUnits'] as const) : []),
    leadOf(view, columns),
  ]
  return [...new Set(some.flatMap(id => factsOf(measureOf(id))).map(factColumn))]
}

const rowText = (names: readonly string[]) => names.map(name => `coalesce(${name}::text, 'none')`).join(` || '~' || `)
const keySql = (key: string) => `'${key.split('~').filter(isWord).join('~')}'`

/** By what a column is sorted: a share by what it is a share of. */
function sortColumn(id: MeasureId): MeasureId {
  const measure = measureOf(id)
  return 'shareOf' in measure ? measure.shareOf : id
}

/** A figure as an expression over the sums of a row. */
export function valueSql(id: MeasureId, days: Days): string {
  const measure = measureOf(id)
  if (isNoted(measure)) return 'null::bigint'
  if (isSum(measure))
    return `(${measure.plus.map(factColumn).join(' + ')}${(measure.minus ?? []).map(fact => ` - ${factColumn(fact)}`).join('')})`
  // Shares are reckoned when the total is known.
  if ('shareOf' in measure) return valueSql(measure.shareOf, days)
  const [of, by] = [valueSql(measure.of satisfies SumId, days), valueSql(measure.by, days)]
  return `case when ${by} = 0 then null else floor((2 * ${of}::numeric * ${scaleOf(measure.kind, daysBetween(days.from, days.to) + 1)} * sign(${by}) + abs(${by})) / (2 * abs(${by})))::bigint end`
}

/** The condition on a row `m`. */
export const whereSql = (asked: Asked, storeId: string, days: Days): string =>
  ['true', ...asked.filters.map(([name, value]) => ofStore(filters[name].where(value), storeId, days))].join(' and ')

/**
 * Rows of units by product `id` and the first day of each month or week `part`, for some products and those that were merged into them. They stand
 * in the text one by one, so that cells and lines of others are not read.
 */
export function rowsForSql(
  storeId: string,
  asked: Asked,
  { days, members, by }: { days: Days; members: readonly string[]; by: 'month' | 'week' },
  through: string,
): string {
  const dims = new Set<Dim>(['product', 'day'])
  const wanted: Wanted = { ...wantedOf(storeId, asked), dims, facts: new Set(['quantity', 'returnQuantity']) }
  const [sold, back] = [factColumn('quantity'), factColumn('returnQuantity')]
  const part = asked.parts === 'COMBO' ? 1 : 2
  const covered =
    by === 'month' ? cover(days.from, days.to, through) : { cells: [], days: [{ ...days, sign: 1 as const }] }
  const months = covered.cells.flatMap(cell => monthsOf(cell, through))
  const cells = months.length
    ? [
        partSql(productMonths, wanted, {
          where: `s.span = 'M' and s.start in (${listSql(months, daySql)}) and s.part in (0, ${part})`,
        }),
      ]
    : []
  const known = members.length ? listSql(members, uuidSql) : `null::uuid`
  return `select ${groups.product.key} as id, date_trunc('${by}', m.day)::date as part, m.${sold} - m.${back} as units
    from (${[...cells, ...rowsOn(documentsOf(asked), wanted, covered.days)].join('\nunion all\n')}) m ${joinsOf(['product'])}
    where m.product in (${known})`
}

/** Everything that counts for a report: sums that are kept, where they know what is asked, else documents. */
function movedSql(asked: Asked, wanted: Wanted, { from, to }: Days, known: Known): string {
  const { through } = known
  const whole = [{ from, to, sign: 1 as const }]
  const table = documentsOf(asked)
  if (asked.view.source === 'bills' && wanted.until === undefined && tells(hours, wanted))
    return rowsOn(hours, wanted, whole).join('\nunion all\n')
  const covered = cover(from, to, through)
  if (asked.view.source === 'result') {
    const months = covered.cells.flatMap(cell => monthsOf(cell, through))
    return [
      ...rowsOn([...hours, vouchers, lostOnWay], wanted, whole),
      ...(months.length === 0
        ? []
        : [partSql(stockCells, wanted, { where: `s.start in (${listSql(months, daySql)})` })]),
      ...rowsOn([stockLedger], wanted, covered.days),
    ].join('\nunion all\n')
  }
  if (asked.view.source === 'stock')
    return [...heldSql(wanted, to, known), ...flowsSql(wanted, { from, to }, through)].join('\nunion all\n')
  const { source } = asked.view
  if (isOfDebts(source)) return debtSql(wanted, { from, to }, source).join('\nunion all\n')
  if (asked.view.source === 'goods' && isOfCells(asked, wanted)) {
    const part = asked.parts === 'COMBO' ? 1 : 2
    const cells = covered.cells.map(({ span, start }) =>
      partSql(productCells, wanted, {
        where: `s.span = ${wordSql(span)} and s.start = ${daySql(start)} and s.part in (0, ${part})`,
      }),
    )
    return [...cells, ...rowsOn(table, wanted, covered.days)].join('\nunion all\n')
  }
  if (asked.view.source === 'customers' && isOfCells(asked, wanted)) {
    const months = covered.cells.flatMap(cell => monthsOf(cell, through))
    const cells =
      months.length === 0 ? [] : [partSql(customerCells, wanted, { where: `s.start in (${listSql(months, daySql)})` })]
    const known = [
      ...cells,
      ...rowsOn(table, wanted, covered.days).map(sql => `select * from (${sql}) k where k.customer is not null`),
    ]
    // Who bought without a name is what the hours have beside the customers.
    const names = [...wanted.dims]
    const walkIn = names.map(dim => (dim === 'customer' ? `null::${dimTypes[dim]} as customer` : dim)).join(', ')
    const figures = [...wanted.facts].map(factColumn)
    const hoursWanted = { ...wanted, dims: new Set(names.filter(dim => dim !== 'customer')) }
    const ofHours = rowsOn(hours, hoursWanted, whole).map(
      sql => `select ${[walkIn, ...figures].join(', ')} from (${sql}) h`,
    )
    return `with known as materialized (${known.join('\nunion all\n')})
      select * from known
      union all select ${[walkIn, ...figures.map(name => `0 - ${name} as ${name}`)].join(', ')} from known
      union all ${ofHours.join('\nunion all\n')}`
  }
  return rowsOn(table, wanted, whole).join('\nunion all\n')
}

const firstOfAllDays = '0001-01-01'
const lastOfAllDays = '9999-12-31'

/** What was owed before a period, and what moved it: the ledger by itself. */
const debtSql = (wanted: Wanted, { from, to }: Days, source: keyof typeof debtTables): string[] => [
  ...rowsOn([debtTables[source].entries], wanted, [{ from, to, sign: 1 }]),
  ...debtBeforeSql(wanted, from, source),
]
export const isOfDebts = (source: ReportSource): source is keyof typeof debtTables => source in debtTables
export const debtBeforeSql = (wanted: Wanted, day: string, source: keyof typeof debtTables): string[] =>
  rowsOn([debtTables[source].before], wanted, [{ from: firstOfAllDays, to: addDays(day, -1), sign: 1 }])

/** What lay there at the end of a day, with what it would be sold for today: that of all of a product together, so that prices are looked up once. */
export function heldSql(wanted: Wanted, day: string, known: Known): string[] {
  if (!wanted.facts.has('saleValue') && !wanted.facts.has('saleVat')) return heldAtCostSql(wanted, day, known)
  const holdsVat = asksSaleVat(wanted)
  const held = `h.${factColumn('heldUnits')}`
  const atPrice: Partial<Record<Fact, string>> = {
    saleValue: `${held} * coalesce(u.price, 0)`,
    saleVat: holdsVat ? `${held} * coalesce(v.vat, 0)` : '0',
  }
  const facts = new Set<Fact>([...wanted.facts].filter(fact => !(fact in atPrice))).add('heldUnits')
  const dims = new Set<Dim>([...wanted.dims, 'product', ...(holdsVat ? (['branch'] as const) : [])])
  const rows = heldAtCostSql({ ...wanted, dims, facts }, day, known)
  const figures = [...wanted.facts].map(fact => `${atPrice[fact] ?? `h.${factColumn(fact)}`} as ${factColumn(fact)}`)
  return [
    `select ${[...[...wanted.dims].map(name => `h.${name}`), ...figures].join(', ')}
     from (${rows.join('\nunion all\n')}) h
     left join product_unit u on u.store_id = ${uuidSql(wanted.storeId)} and u.product_id = h.product and u.is_base
     ${holdsVat ? `left join (${vatInPricesSql(wanted)}) v on v.branch_id = h.branch and v.product_id = h.product` : ''}`,
  ]
}

/** What lies there now, or lay there at the end of a month, with what moved between that and a day. */
function heldAtCostSql(wanted: Wanted, day: string, { through, end }: Known): string[] {
  const since = { from: addDays(day, 1), to: lastOfAllDays }
  const isBefore = end !== null && end < day
  const between = isBefore ? { from: addDays(end, 1), to: day } : { ...since, to: end ?? since.to }
  const { cells, days } = end === day ? nothing : coverOf(wanted, between, through)
  const asks = (...facts: Fact[]) => facts.some(fact => wanted.facts.has(fact))
  const held = { end, sign: isBefore ? 1 : -1, cells: cells.map(cell => `(${cellSql(cell)})`), days } as const
  return [
    partSql(heldBalance(held), wanted),
    ...(asks('quarantineUnits', 'quarantineValue')
      ? [partSql(quarantineNow, wanted), ...rowsOn([quarantineEntries], wanted, [{ ...since, sign: -1 }])]
      : []),
    ...(asks('onWayUnits', 'onWayValue')
      ? [partSql(onWayNow, wanted), ...rowsOn([onWayEntries], wanted, [{ ...since, sign: -1 }])]
      : []),
  ]
}
const nothing: Cover = { cells: [], days: [] }

/** Cells do not know lots: by these the ledger itself is read. */
const coverOf = (wanted: Wanted, days: Days, through: string) =>
  wanted.dims.has('lot') ? { cells: [], days: [{ ...days, sign: 1 as const }] } : cover(days.from, days.to, through)

/** What came and went in a period. */
function flowsSql(wanted: Wanted, { from, to }: Days, through: string): string[] {
  if (![...wanted.facts].some(fact => movement.has(fact))) return []
  const { cells, days } = coverOf(wanted, { from, to }, through)
  return [
    ...cells.map(cell => partSql(flowCells, wanted, { where: cellSql(cell) })),
    ...rowsOn([wanted.dims.has('lot') ? flowsByLot : flowEntries], wanted, days),
  ]
}

const cellSql = ({ span, start }: Cell) => `s.span = ${wordSql(span)} and s.start = ${daySql(start)}`

/** The documents, or their lines, of which a view is the sum. */
export function documentsOf({ view, groups: asked, parts, columns }: Asked): Table {
  if (view.source === 'goods') return lines[parts]
  if (view.source === 'goodsBack') return linesReturned[parts]
  if (view.source === 'promotions') return promotions
  if (view.source === 'bridge') return bridge
  if (view.source === 'result') return resultDocuments
  if (view.source === 'stock')
    return columns.some(id => factsOf(measureOf(id)).includes('onWayUnits'))
      ? [stockDocuments, onWayDocuments]
      : [stockDocuments]
  if (view.source === 'losses') return losses
  if (view.source === 'purchases') return purchases
  if (view.source === 'purchaseLines') return purchaseLines
  if (isOfDebts(view.source)) return [debtTables[view.source].entries]
  return asked.some(group => group === 'reason' || group === 'taker') ? returnsOnly : bills
}

/** More rows than a report can have. */
export const mostRows = 10_000_000

/** The condition that a row `m` is in one of the rows of these keys. */
export function keysCondition(asked: Asked, keys: readonly string[], storeId: string): string {
  if (keys.length === 0) return 'false'
  const own = asked.groups.map(group => `coalesce((${ofStore(groups[group].key, storeId, asked.days)})::text, 'none')`)
  return `${own.join(` || '~' || `)} in (${listSql(keys, keySql)})`
}

/** The condition that a row `m` is in the row of these keys; null where no row can be. */
export function keyCondition(asked: Asked, key: string, storeId: string): string | null {
  const keys = key.split('~')
  if (keys.length !== asked.groups.length || !keys.every(isWord)) return null
  return asked.groups
    .map((group, at) => {
      const own = `(${ofStore(groups[group].key, storeId, asked.days)})`
      return keys[at] === 'none' ? `${own} is null` : `${own}::text = ${wordSql(keys[at]!)}`
    })
    .join(' and ')
}
