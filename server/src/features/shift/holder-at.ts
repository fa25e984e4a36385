import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { findByToken } from '../device/device-store.ts'
import { atBranch } from '../kept-sale/read-seller.ts'

interface Held {
  branchId: string
  deviceId: string | null
  heldBy: string
  heldByName: string
}

/** Who acts on a shift: the caller, or its holder where the till of its drawer delivers what they did without the network. */
export async function holderAt(tx: Tx, caller: Actor, shift: Held, deviceToken: string | undefined): Promise<Actor> {
  const till = deviceToken ? await findByToken(tx, deviceToken) : undefined
  if (!till || till.id !== shift.deviceId) return caller
  return { ...atBranch(caller, shift.branchId), employeeId: shift.heldBy, fullName: shift.heldByName }
}

/** An instant that a till says, and never later than now. */
export const notLaterThan = (now: Date, said: string | undefined): Date =>
  said && Date.parse(said) < now.getTime() ? new Date(said) : now
