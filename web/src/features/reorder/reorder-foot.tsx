import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { beforeVat } from '../../document/lines/before-vat.ts'
import { reorderText } from '../../text/buying/reorder.ts'

type ReorderFootProps = { shown: number; all: number; sums: ReadonlyArray<{ amount: number }> }

/** Under the list: how many of how many goods, and what ordering all of them would cost. */
export function ReorderFoot({ shown, all, sums }: ReorderFootProps) {
  return (
    <>
      {reorderText.foot(formatNumber(shown), formatNumber(all))} · {beforeVat(reorderText.total)}{' '}
      {formatDong(sums.reduce((sum, one) => sum + one.amount, 0))}
    </>
  )
}
