import type { SalesOrderProgress } from '@quay/contract/sales-order/shapes'

/** What became of a confirmed order that nobody ended, by what bills took of its lines. */
export function progressOf(lines: readonly { billedBase: number; baseQuantity: number }[]): SalesOrderProgress {
  if (lines.every(({ billedBase, baseQuantity }) => billedBase === baseQuantity)) return 'DONE'
  return lines.some(({ billedBase }) => billedBase > 0) ? 'PARTIAL' : 'OPEN'
}

/** A state in the words of a sentence. */
export const progressText: Readonly<Record<SalesOrderProgress, string>> = {
  DRAFT: 'là đơn tạm',
  OPEN: 'chưa giao',
  PARTIAL: 'giao một phần',
  DONE: 'giao xong',
  CLOSED: 'kết thúc',
  CANCELLED: 'hủy',
}
