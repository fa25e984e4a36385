import type { Product } from '@quay/contract/product/shapes'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { TickedActions } from '../../../list/ticked-actions.tsx'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Menu } from '../../../ui/popup/menu.tsx'
import { bulkChoices } from './bulk-choices.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkKind } from './bulk-kinds.ts'

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
  const choices = bulkChoices(rights)
  if (choices.length === 0) return null
  const tooMany = ids.size > mostAtOnce
  return (
    <>
      <TickedActions warning={tooMany && bulk.tooMany} onClear={onClear}>
        <Menu
          label={bulk.menu}
          trigger={
            <Button size="sm" variant="primary" icon={<ChevronDown />} disabled={tooMany}>
              {bulk.menu}
            </Button>
          }
          entries={choices.map(one =>
            one === 'labels'
              ? {
                  id: one,
                  label: bulk[one],
                  to: `/products/label?productIds=${[...ids].slice(0, mostLabels).join(',')}`,
                }
              : { id: one, label: bulk[one], danger: one === 'remove', onSelect: () => setKind(one) },
          )}
        />
      </TickedActions>
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
