import { isAllowed } from '@quay/contract/permission'
import type { Product } from '@quay/contract/product'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { BulkDialog, type BulkKind, bulkKinds } from './bulk-dialog.tsx'

const { bulk } = productText
const mostAtOnce = 500
/** Goods whose labels are printed at once; the page tells of one more. */
const mostLabels = 101

type BulkMenuProps = {
  ids: ReadonlySet<string>
  /** Of the page in sight, to tell what still has stock. */
  rows: readonly Product[]
  onClear: () => void
}

/** What can be done with the ticked products. */
export function BulkMenu({ ids, rows, onClear }: BulkMenuProps) {
  const { rights } = useSession()
  const [kind, setKind] = useState<BulkKind | null>(null)
  const may = (action: 'update' | 'delete') => isAllowed(rights, { model: 'list_product', action })
  const kinds = bulkKinds.filter(one => (one === 'remove' ? may('delete') : may('update')))
  if (kinds.length === 0) return null
  const tooMany = ids.size > mostAtOnce
  return (
    <>
      <span className="flex items-center gap-2">
        {tooMany && <span className="text-12 text-warning-text">{bulk.tooMany}</span>}
        <Button size="sm" onClick={onClear}>
          {bulk.clear}
        </Button>
        <Menu
          label={bulk.menu}
          trigger={
            <Button size="sm" variant="primary" icon={<ChevronDown />} disabled={tooMany}>
              {bulk.menu}
            </Button>
          }
          entries={[
            {
              id: 'labels',
              label: bulk.labels,
              to: `/products/label?productIds=${[...ids].slice(0, mostLabels).join(',')}`,
            },
            ...kinds.map(one => ({
              id: one,
              label: bulk[one],
              danger: one === 'remove',
              onSelect: () => setKind(one),
            })),
          ]}
        />
      </span>
      {kind && (
        <BulkDialog
          kind={kind}
          ids={[...ids]}
          withStock={rows.filter(row => ids.has(row.id) && row.stock !== 0).length}
          onClose={() => setKind(null)}
          onDone={() => {
            setKind(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
