import { wantRoutes } from '@quay/contract/want/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useProfile } from '../../api/session.ts'
import { countWaitingWants, sendWants } from '../../offline/want-queue.ts'

/** How many notes of a till still wait here for a network; they are sent now, and the list is read again with them. */
export function useWaitingWants(branchId: string, refetch: () => unknown): number {
  const { id: userId } = useProfile()
  const [waiting, setWaiting] = useState(() => countWaitingWants({ userId, branchId }))
  const client = useQueryClient()
  useEffect(() => {
    const place = { userId, branchId }
    if (countWaitingWants(place) === 0) return
    void sendWants(place).then(async () => {
      setWaiting(countWaitingWants(place))
      // A first reading that is under way may be from before the notes arrived, and would be taken for the second.
      await client.cancelQueries({ queryKey: [wantRoutes.list.path] })
      void refetch()
    })
  }, [userId, branchId, client, refetch])
  return waiting
}
