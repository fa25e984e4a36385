import { userLogText } from '../../text/setting/user-log.ts'
import type { PeriodPreset } from '../../ui/date/period.ts'

/** A view that counts wants an end: all time is not among them. */
const presets: readonly PeriodPreset[] = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'quarter']

/** The days of a view that counts: both ends are known. */
export const closedPeriod = { kind: 'period', usual: 'month', presets, isClosed: true } as const

/** From how many per cent off a bill counts as deep. */
export const deepDiscount = {
  kind: 'choice',
  field: 'deepDiscount',
  label: userLogText.deepFrom,
  width: 'w-44',
  usual: '20',
  choices: ['5', '10', '15', '20', '30', '50'].map(value => ({ value, label: `${userLogText.deepFrom} ${value}%` })),
} as const
