import type { Profile } from '@quay/contract/session/shapes'
import { useMemo } from 'react'
import { useSession } from './session.ts'

/**
 * What the store does with its goods and customers; what it does without is neither asked nor shown. Lots are shown also where there
 * are some of before; `newLots` is whether new goods are kept by them.
 */
type Uses = { vat: boolean; lots: boolean; newLots: boolean; points: boolean; customersByBranch: boolean }

function usesOf(profile: Profile | null): Uses {
  const newLots = profile?.store.usesLots !== false
  return {
    vat: profile?.store.usesVat !== false,
    newLots,
    lots: newLots || profile?.store.hasLots !== false,
    points: profile?.store.usesPoints !== false,
    customersByBranch: profile?.store.customersByBranch === true,
  }
}

export const storeUses = () => usesOf(useSession.getState().profile)

export function useStoreUses(): Uses {
  const profile = useSession(({ profile }) => profile)
  return useMemo(() => usesOf(profile), [profile])
}
