import type { BranchPrint } from '@quay/contract/print-template/branch-print'
import type { Slip } from '@quay/domain/print/document'
import { useSession } from '../../../api/session/session.ts'
import { lookOf, ordinaryPrint } from '../../../print/branch-print.ts'
import { print } from '../../../print/printing.ts'

export interface SlipOptions {
  /** Of the branch that is open, where nothing else is said. */
  branchId?: string
  template?: BranchPrint | null
  /** Cash goes in or out with it. */
  opensDrawer?: boolean
  signatures?: readonly string[]
}

/** Prints a slip on the roll of this till: its heading, then its rows. */
export function printSlip(slip: Slip, options: SlipOptions = {}): void {
  const { template, opensDrawer = false, signatures } = options
  const branchId = options.branchId ?? useSession.getState().branchId
  void print({
    name: slip[0],
    opensDrawer,
    document: { kind: 'shift', slip, ...(signatures && { signatures }) },
    ...lookOf('shift', branchId ?? '', template ?? ordinaryPrint),
  })
}
