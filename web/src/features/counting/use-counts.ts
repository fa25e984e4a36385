import { useEffect, useState } from 'react'
import { useProfile } from '../../api/session/session.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import { countsOf } from '../../offline/count/watch-counts.ts'

/** What the signed-in person counts in this browser; null while it opens, `refused` where the browser keeps nothing. */
export function useCounts(): Counts | 'refused' | null {
  const { id } = useProfile()
  const [counts, setCounts] = useState<Counts | 'refused' | null>(null)
  useEffect(() => {
    let left = false
    const take = (found: Counts | 'refused') => {
      if (!left) setCounts(found)
    }
    countsOf(id)
      .then(async found => {
        // Private windows refuse it only now.
        await found.sheetsOf('')
        take(found)
      })
      .catch(() => take('refused'))
    return () => {
      left = true
    }
  }, [id])
  return counts
}
