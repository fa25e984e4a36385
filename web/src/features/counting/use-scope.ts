import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { useEffect, useMemo, useState } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { countsOf } from '../../offline/count/watch-counts.ts'
import { draftDisk } from '../../offline/disk/draft-disk.ts'
import { keepScope } from './keep-scope.ts'

/** The products of a check that counts only some; null counts all. */
type Scope = readonly string[] | null

/**
 * Which products a check counts. It is kept in the browser once the server said it, so that a phone that is opened
 * without a network still knows what is left to count.
 */
export function useScope(checkId: string, check: InventoryCheck | null): ReadonlySet<string> | null {
  const { id: userId, store } = useProfile()
  const [kept, setKept] = useState<Scope>(null)
  const scope = check ? scopeOf(check) : kept
  const text = check ? JSON.stringify(scopeOf(check)) : null
  useEffect(() => {
    // Counts belong to a person at all branches (count-store.ts), and so does what they are of.
    const disk = draftDisk({ storeId: store.id, userId, branchId: 'every' }, 'count-scope')
    if (text !== null) void keepScope(disk, checkId, text, id => isCounted(userId, id)).catch(() => {})
    else
      void disk.read().then(
        scopes => setKept(JSON.parse(scopes.get(checkId) ?? 'null') as Scope),
        () => {},
      )
  }, [store.id, userId, checkId, text])
  return useMemo(() => scope && new Set(scope), [scope])
}

/** Whether this phone has a sheet of the check. */
const isCounted = async (userId: string, checkId: string) =>
  (await (await countsOf(userId)).sheetsOf(checkId)).length > 0

const scopeOf = ({ kind, productIds }: InventoryCheck): Scope => (kind === 'PRODUCT' ? productIds : null)
