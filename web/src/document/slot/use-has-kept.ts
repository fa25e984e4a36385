import { useEffect, useState } from 'react'
import { useBranchId, useProfile } from '../../api/session/session.ts'
import { draftDisk } from '../../offline/disk/draft-disk.ts'

/** Whether this browser holds half-written work in a slot; read again whenever `turn` changes. */
export function useHasKept(kind: string, slot: string, turn: unknown): boolean {
  const { id: userId, store } = useProfile()
  const branchId = useBranchId()
  const [has, setHas] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with the turn
  useEffect(() => {
    let isGone = false
    draftDisk({ storeId: store.id, userId, branchId }, kind)
      .read()
      .then(records => {
        if (!isGone) setHas(records.has(slot))
      })
      // A browser that keeps nothing has nothing to offer.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [store.id, userId, branchId, kind, slot, turn])
  return has
}
