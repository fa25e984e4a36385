import type { BranchPrint } from '@quay/contract/print-template/branch-print'
import { printTemplateRoutes } from '@quay/contract/print-template/routes'
import type { PrintKind } from '@quay/contract/print-template/template'
import { noPrintStore } from '@quay/domain/print/compose'
import type { Issuer } from '@quay/domain/print/document'
import { templateFor } from '@quay/domain/print/ordinary-template'
import { call } from '../api/client.ts'
import { useSession } from '../api/session/session.ts'
import { timeZoneOf } from '../api/session/time-zone-of.ts'
import type { Printed } from './print-job.ts'

/** How papers of a branch look; where that cannot be read they look as they do ordinarily. */
export async function branchPrint(branchId: string): Promise<BranchPrint> {
  return call(printTemplateRoutes.print, { query: { branchId } }, { at: branchId }).catch(() => ordinaryPrint)
}

export const ordinaryPrint: BranchPrint = { templates: [], store: noPrintStore }

/** Who a paper of a branch is from, as far as the session knows. */
export function issuerOf(branchId: string): Issuer {
  const { profile } = useSession.getState()
  const branch = profile?.branches.find(({ id }) => id === branchId)
  return {
    storeName: profile?.store.name ?? '',
    branchName: branch?.name ?? '',
    address: branch?.address ?? profile?.store.address ?? null,
    phone: branch?.phone ?? profile?.store.phone ?? null,
    taxCode: null,
  }
}

/** The look and the place of a paper of a branch. `copy`: 0 is the first one; `on`: where a person asks for a roll or a sheet. */
export function lookOf(
  kind: PrintKind,
  branchId: string,
  { templates, store }: BranchPrint,
  copy: Printed['setting']['copy'] = 0,
  on?: 'roll' | 'sheet',
): Omit<Printed, 'document'> {
  return {
    template: templateFor(kind, templates, on),
    store,
    setting: {
      issuer: issuerOf(branchId),
      timeZone: timeZoneOf(branchId),
      origin: window.location.origin,
      copy,
    },
  }
}
