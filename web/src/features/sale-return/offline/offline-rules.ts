import type { Answer } from '@quay/contract/route'
import { firstTillRoutes } from '@quay/contract/till/first-routes'
import { useBranchId, useProfile } from '../../../api/session/session.ts'
import { readRecord } from '../../../storage/stored.ts'

type Context = Answer<typeof firstTillRoutes.context>

/** What the till of this browser knew of the store when it last had the network; null where it never did. */
export function useKeptContext(): Context | null {
  const { id } = useProfile()
  const branchId = useBranchId()
  return (
    readRecord(`quay.v1.${id}.${branchId}.tillContext`, value => firstTillRoutes.context.response.parse(value)) ?? null
  )
}
