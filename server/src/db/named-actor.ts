import type { Actor } from './connection/transaction.ts'

/** A person whose name the log carries and who may do nothing yet: before a session, or while one is renewed. */
export function namedActor(
  storeId: string,
  { employeeId, fullName, sessionId }: { employeeId: string; fullName: string; sessionId: string | null },
): Actor {
  return {
    storeId,
    employeeId,
    fullName,
    // The log's column takes null; the actor of a call always has a session.
    sessionId: sessionId as string,
    roleId: '',
    rights: new Set(),
    branchIds: [],
    defaultBranchId: '',
    inactiveBranchIds: [],
    discountLimit: null,
    isPharmacist: false,
  }
}
