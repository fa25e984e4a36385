import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { countWaitingCustomerRequests, sendCustomerRequests } from '../../offline/outbox/customer-request-queue.ts'

/** How many notes of a till still wait here for a network; they are sent now, and the list is read again with them. */
export function useWaitingCustomerRequests(branchId: string, refetch: () => unknown): number {
  const { id: userId } = useProfile()
  const [waiting, setWaiting] = useState(() => countWaitingCustomerRequests({ userId, branchId }))
  const client = useQueryClient()
  useEffect(() => {
    const place = { userId, branchId }
    if (countWaitingCustomerRequests(place) === 0) return
    void sendCustomerRequests(place).then(async () => {
      setWaiting(countWaitingCustomerRequests(place))
      // A first reading that is under way may be from before the notes arrived, and would be taken for the second.
      await client.cancelQueries({ queryKey: [customerRequestRoutes.list.path] })
      void refetch()
    })
  }, [userId, branchId, client, refetch])
  return waiting
}
