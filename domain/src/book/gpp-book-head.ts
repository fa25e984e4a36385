import type { GppBookTable } from '@quay/contract/gpp-book/shapes'
import { formatDate } from '../text/format-date.ts'

/** What stands at the left of the head of a pharmacy's book. */
export const pharmacyLines = ({ branch }: Pick<GppBookTable, 'branch'>): string[] => [
  `Tên cơ sở: ${branch.storeName}`,
  branch.name,
  `Địa chỉ: ${branch.address ?? ''}`,
]

/** What stands under its title. */
export const bookLines = ({ lines, from, to }: Pick<GppBookTable, 'lines' | 'from' | 'to'>): string[] => [
  ...lines,
  from === to ? `Ngày ${formatDate(from)}` : `Từ ngày ${formatDate(from)} đến ngày ${formatDate(to)}`,
]
