import type { FileAnswer } from '@quay/contract/route'
import type { EndOfDay } from '@quay/contract/shift/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { headLines } from '@quay/domain/report/report-head'
import { keptDayOf } from '@quay/domain/shift/day-figures'
import { changeLabel, dayFigureWords, dayMethodWords, flowWords, outsideWords } from '@quay/domain/shift/day-words'
import type { Flow } from '@quay/domain/shift/flow-of'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { type ExportedSheet, exportSheets } from '../../../export/export-sheets.ts'
import type { DayFilter } from './day-filter.ts'
import { readEndOfDay } from './end-of-day.ts'

type DayQuery = DayFilter & { id?: string | undefined; branchId?: string | undefined; day?: string | undefined }

const words = { title: 'Báo cáo cuối ngày', amount: 'Số tiền' }
const flowPlaces = Object.keys(flowWords) as (keyof Flow)[]

const filterSql = `
  select (select e.full_name from employee e where e.store_id = $1 and e.id = $2) as seller,
    (select h.code from shift h where h.store_id = $1 and h.id = $3) as shift,
    (select t.name from device t where t.store_id = $1 and t.id = $4) as till,
    (select c.name from customer c where c.store_id = $1 and c.id = $5) as customer`

interface FilterNames {
  seller: string | null
  shift: string | null
  till: string | null
  customer: string | null
}

/** What a day is narrowed to, in words. */
async function nameFilters(
  tx: Tx,
  actor: Actor,
  report: EndOfDay,
  filter: DayFilter,
): Promise<{ label: string; value: string }[]> {
  const [names] = await tx.query<FilterNames>(filterSql, [
    tx.storeId,
    (report.isOwn ? actor.employeeId : filter.sellerId) ?? null,
    filter.shiftId ?? null,
    filter.deviceId ?? null,
    filter.customerId ?? null,
  ])
  const { seller, shift, till, customer } = names!
  const all: [string, string | null | undefined][] = [
    ['Người bán', seller],
    ['Ca', shift],
    ['Quầy', till],
    ['Khách', customer],
    ['Cách trả', filter.method && dayMethodWords[filter.method]],
  ]
  return all.flatMap(([label, name]) => (name ? [{ label, value: name }] : []))
}

/** The end of a day as an Excel file of three sheets: sales, money, goods. Throws `not-found` and what exportSheets refuses. */
export async function exportDay(tx: Tx, actor: Actor, { id, ...query }: DayQuery): Promise<FileAnswer> {
  const report = await readEndOfDay(tx, actor, query)
  const head = headLines({
    storeName: report.issuer.storeName,
    branchName: report.issuer.branchName,
    title: words.title,
    period: formatDate(report.day),
    filters: await nameFilters(tx, actor, report, query),
    compared: null,
  })
  return exportSheets(tx, actor, {
    id,
    branchId: report.branchId,
    file: `bao-cao-cuoi-ngay-${report.day}`,
    content: `${words.title} ${formatDate(report.day)}`,
    rowCount: [report.goods, report.sellers, report.shifts, report.funds ?? [], report.report.cancelled].flat().length,
    sheets: [salesSheet(report), ...(report.funds ? [moneySheet(report, report.funds)] : []), goodsSheet(report)].map(
      sheet => ({ ...sheet, head }),
    ),
  })
}

type Sheet = Omit<ExportedSheet, 'head'>

function salesSheet(report: EndOfDay): Sheet {
  const { figures } = keptDayOf(report, [])
  const { kept } = report
  const outside = outsideWords(report)
  return {
    name: 'Bán hàng',
    columns: [
      { header: 'Chỉ tiêu', width: 40 },
      { header: words.amount, width: 18, format: 'money' },
      { header: 'Khách trả', width: 18, format: 'money' },
      { header: 'Hóa đơn', width: 12, format: 'money' },
    ],
    rows: [
      ...(Object.entries(dayFigureWords) as [keyof typeof figures, string][]).map(([figure, label]) => [
        label,
        figures[figure],
      ]),
      [],
      ...report.sellers.map(one => [one.sellerName, one.amount, one.returned, one.billCount]),
      ...(outside ? [[outside]] : []),
      ...(report.report.cancelled.length > 0 ? [[], ['Hóa đơn hủy']] : []),
      ...report.report.cancelled.map(bill => [
        [bill.code, bill.cancelledByName, bill.reason].filter(Boolean).join(' · '),
        bill.payable,
      ]),
      ...(kept && kept.changes.length > 0 ? [[], [`Thay đổi từ bản ${kept.version}`, 'Bây giờ', 'Lúc đó']] : []),
      ...(kept?.changes ?? []).map(change => [changeLabel(change), change.now, change.before]),
    ],
  }
}

function moneySheet(report: EndOfDay, funds: NonNullable<EndOfDay['funds']>): Sheet {
  const money = (header: string) => ({ header, width: 16, format: 'money' as const })
  return {
    name: 'Tiền',
    columns: [
      { header: 'Quỹ, ca', width: 32 },
      money('Đầu ngày'),
      ...flowPlaces.map(place => money(flowWords[place])),
      money('Chênh lệch đếm ca'),
      money('Cuối ngày'),
      money('Đếm được'),
      money('Lệch'),
    ],
    rows: [
      ...funds.map(({ name, opening, flow, corrections, closing, counted }) => [
        name,
        opening,
        ...flowPlaces.map(place => flow[place]),
        corrections,
        closing,
        counted?.amount ?? null,
        counted?.difference ?? null,
      ]),
      ...report.shifts.map(shift => [
        `${shift.code} · ${shift.heldByName}`,
        shift.openingFloat,
        ...flowPlaces.map(() => null),
        null,
        shift.expected,
        shift.counted,
        shift.difference,
      ]),
    ],
  }
}

const goodsSheet = (report: EndOfDay): Sheet => ({
  name: 'Hàng',
  columns: [
    { header: 'Mã hàng', width: 14 },
    { header: 'Tên hàng', width: 40 },
    { header: 'Bán', width: 20 },
    { header: 'Khách trả', width: 20 },
    { header: 'Thành tiền', width: 18, format: 'money' },
  ],
  rows: report.goods.map(one => [
    one.productCode,
    one.productName,
    formatUnits(one.sold, one.units),
    one.returned > 0 ? formatUnits(one.returned, one.units) : null,
    one.amount,
  ]),
})
