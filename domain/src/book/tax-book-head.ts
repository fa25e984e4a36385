import type { Household } from '@quay/contract/tax-book/shapes'
import { formatDate } from '../text/format-date.ts'
import { lastDayOfMonth } from '../time/calendar.ts'

/** What stands at the left of the head of a household's book. */
export const keeperLines = ({ name, address, taxCode, branches }: Household): string[] => [
  `HỘ, CÁ NHÂN KINH DOANH: ${name}`,
  `Địa chỉ: ${address ?? ''}`,
  `Mã số thuế: ${taxCode ?? ''}`,
  `Địa điểm kinh doanh: ${branches.map(branch => branch.name).join(', ')}`,
]

/** The period of a book: by its name where it is a month, a quarter or a year, else from day to day. */
export function periodLine({ from, to }: { from: string; to: string }): string {
  const year = from.slice(0, 4)
  const month = Number(from.slice(5, 7))
  if (from.endsWith('-01') && to.slice(0, 4) === year && to === lastDayOfMonth(to)) {
    const months = Number(to.slice(5, 7)) - month + 1
    if (months === 12) return `Kỳ kê khai: Năm ${year}`
    if (months === 3 && month % 3 === 1) return `Kỳ kê khai: Quý ${(month + 2) / 3} năm ${year}`
    if (months === 1) return `Kỳ kê khai: Tháng ${from.slice(5, 7)} năm ${year}`
  }
  return `Kỳ kê khai: Từ ${formatDate(from)} đến ${formatDate(to)}`
}
