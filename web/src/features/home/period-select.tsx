import { type HomePeriod, homePeriods } from '@quay/contract/home/periods'
import { Select } from '../../ui/choice/select.tsx'

/** How the times of the home page are called. */
export const periodNames: Record<HomePeriod, string> = {
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  '7days': '7 ngày',
  '30days': '30 ngày',
  month: 'Tháng này',
  lastMonth: 'Tháng trước',
}

type PeriodSelectProps = { value: HomePeriod; onChange: (period: HomePeriod) => void }

/** Of which time a card is. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  return (
    <Select
      className="w-32"
      size="sm"
      quiet
      label="Thời gian"
      value={value}
      onChange={onChange}
      options={homePeriods.map(period => ({ value: period, label: periodNames[period] }))}
    />
  )
}
