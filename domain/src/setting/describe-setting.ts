import { type SettingKey, settings } from '@quay/contract/setting/shapes'
import { formatDong, formatNumber, formatPercent } from '../text/format-number.ts'

/** A setting's value as a person reads it: "Bật", "10%", "90 ngày", and what an empty one means. */
export function describeSetting(key: SettingKey, value: boolean | number | string | null): string {
  const entry = settings[key]
  if (value === null) return 'emptyText' in entry ? entry.emptyText : ''
  if (typeof value === 'boolean') return value ? 'Bật' : 'Tắt'
  if ('choices' in entry) return entry.choices.find(choice => choice.value === String(value))?.label ?? ''
  if (typeof value === 'string') return value
  switch (entry.kind) {
    case 'percent':
      return formatPercent(value)
    case 'dong':
      return formatDong(value)
    case 'minutes':
      return `${formatNumber(value)} phút`
    default:
      return `${formatNumber(value)} ngày`
  }
}
