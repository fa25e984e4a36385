import { isAllowed } from '@quay/contract/right/permission'
import { create } from 'zustand'
import { useSession } from '../../../api/session/session.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import type { TillContext } from '../till-facts.ts'

/** Whether the window of the drawer's shift is open. */
export const useShiftWindow = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export const showShift = (isOpen: boolean) => useShiftWindow.setState({ isOpen })

/**
 * Whether a shift has to be opened before money is taken: the store works by shifts, none is open at this drawer, and who
 * sells may open one. Without a network nothing is asked: a sale is never kept back.
 */
export function asksForShift(context: TillContext | null): boolean {
  const own = context?.shift
  if (!own?.usesShifts || own.shift) return false
  return (
    useConnection.getState().online && isAllowed(useSession.getState().rights, { model: 'shift', action: 'create' })
  )
}
