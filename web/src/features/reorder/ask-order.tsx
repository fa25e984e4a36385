import type { ReorderRow } from '@quay/contract/reorder/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { beforeVat } from '../../document/lines/before-vat.ts'
import { reorderText } from '../../text/buying/reorder.ts'
import { confirm } from '../../ui/window/confirm.ts'

type Supplier = { providerId: string | null; minOrder: number | null }

/** Shows what would be ordered of each supplier, and asks; true where the drafts are to be made. */
export function askOrder(
  rows: readonly ReorderRow[],
  quantityOf: (row: ReorderRow) => number,
  suppliers: readonly Supplier[],
): Promise<boolean> {
  const ordered = rows.filter(row => quantityOf(row) > 0)
  const byProvider = Map.groupBy(ordered, row => row.providerId)
  const drafts = [...byProvider.keys()].filter(providerId => providerId !== null).length
  return confirm({
    title: reorderText.askTitle(drafts),
    description: (
      <ul className="grid gap-2">
        {[...byProvider].map(([providerId, own]) => {
          const amount = own.reduce((sum, row) => sum + quantityOf(row) * row.price, 0)
          const least = suppliers.find(one => one.providerId === providerId)?.minOrder ?? null
          const name = own[0]?.providerName ?? reorderText.noProvider
          return (
            <li key={providerId ?? 'none'}>
              <b>{name}</b>: {beforeVat(reorderText.askLine(own.length, formatDong(amount)))}
              {providerId === null && <span className="block text-warning-text">{reorderText.left(own.length)}</span>}
              {least !== null && amount < least && (
                <span className="block text-warning-text">{reorderText.belowMin(name, formatDong(least))}</span>
              )}
            </li>
          )
        })}
      </ul>
    ),
    confirmLabel: reorderText.askConfirm(drafts),
    keepLabel: reorderText.askKeep,
    tone: 'primary',
  })
}
