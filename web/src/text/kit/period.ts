import type { PeriodPreset } from '../../ui/date/period.ts'

export const periodText: Readonly<Record<PeriodPreset, string>> = {
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  week: '7 ngày qua',
  month: 'Tháng này',
  lastMonth: 'Tháng trước',
  quarter: '90 ngày qua',
  thisWeek: 'Tuần này',
  lastWeek: 'Tuần trước',
  days30: '30 ngày qua',
  thisQuarter: 'Quý này',
  lastQuarter: 'Quý trước',
  year: 'Năm nay',
  lastYear: 'Năm trước',
  all: 'Tất cả',
}
