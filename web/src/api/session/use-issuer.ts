import { useProfile } from './session.ts'

interface Issuer {
  /** The store, then the branch with where it is and its telephone. */
  lines: [string, string]
  address: string
}

/** Who a paper of a branch is from. */
export function useIssuer(branchId: string): Issuer {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === branchId)
  const address = branch?.address ?? store.address ?? ''
  const place = [branch?.name, address, branch?.phone ?? store.phone]
  return { lines: [store.name, place.filter(Boolean).join(' · ')], address }
}
