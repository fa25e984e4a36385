import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { useState } from 'react'
import { checkText } from '../../text/stock/inventory-check.ts'
import { toast } from '../../ui/popup/toast.ts'

/** Ticked checks that can be merged: drafts alone. Ticks of other pages stay; a tick on another check is answered with why not. */
export function useTickedDrafts(rows: ReadonlyArray<Pick<InventoryCheck, 'id' | 'status'>>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const drafts = new Set(rows.filter(row => row.status === 'DRAFT').map(row => row.id))
  return {
    ticked,
    clear: () => setTicked(new Set()),
    /** Where there are not two drafts, nothing can be merged. */
    canMerge: drafts.size > 1 || ticked.size > 0,
    tick(keys: ReadonlySet<string>) {
      const kept = new Set([...keys].filter(key => drafts.has(key) || ticked.has(key)))
      if (kept.size < keys.size && kept.size <= ticked.size) toast.warning(checkText.merging.onlyDrafts)
      setTicked(kept)
    },
  }
}
