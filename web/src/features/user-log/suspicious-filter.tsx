import { useAddress } from '../../routing/use-address.ts'
import { userLogText } from '../../text/user-log.ts'
import { daysOf, type Period, type PeriodPreset, readPeriod } from '../../ui/period.ts'
import { Select } from '../../ui/select.tsx'

type Query = Readonly<Record<string, string | undefined>>

/** A view that counts wants an end: all time is not among them. */
export const suspiciousPresets: readonly PeriodPreset[] = [
  'today',
  'yesterday',
  'week',
  'month',
  'lastMonth',
  'quarter',
]

const usual = 20
const shares = [5, 10, 15, 20, 30, 50]

/** The period and filter of the address; a period without an end is this month. */
export function readSuspicious(query: Query, today: string) {
  const read: Period = readPeriod(query, 'month')
  const days = daysOf(read, today)
  const isWhole = days.from !== undefined && days.to !== undefined
  const period: Period = isWhole ? read : { preset: 'month' }
  const { from, to } = daysOf(period, today)
  const share = Number(query.deepDiscount)
  return {
    period,
    filter: {
      from: from ?? today,
      to: to ?? today,
      branchId: query.branchId,
      deepDiscount: share >= 1 && share <= 100 ? share : usual,
    },
  }
}

/** From how many per cent off a bill counts as deep. */
export function DeepDiscount() {
  const { query, change } = useAddress()
  const share = Number(query.deepDiscount) || usual
  const options = [...new Set([...shares, share])].sort((a, b) => a - b)
  return (
    <Select
      className="w-44 max-sm:w-full"
      label={userLogText.deepFrom}
      value={share}
      options={options.map(value => ({ value, label: `${userLogText.deepFrom} ${value}%` }))}
      onChange={value => change({ deepDiscount: value === usual ? undefined : String(value) })}
    />
  )
}
