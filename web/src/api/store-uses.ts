import type { Profile } from '@quay/contract/session/shapes'
import { useSession } from './session.ts'

/** What the store does with its goods and customers; what it does without is neither asked nor shown. */
type Uses = { vat: boolean; lots: boolean; points: boolean }

const usesOf = (profile: Profile | null): Uses => ({
  vat: profile?.store.usesVat !== false,
  lots: profile?.store.usesLots !== false,
  points: profile?.store.usesPoints !== false,
})

export const storeUses = () => usesOf(useSession.getState().profile)
export const useStoreUses = () => usesOf(useSession(({ profile }) => profile))
