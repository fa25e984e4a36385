import type { Licence } from '@quay/contract/place'
import { describeHours } from '@quay/domain/access/access-hours'
import { describeLicence } from '@quay/domain/place/describe-licence'

interface Place {
  address?: string | null | undefined
  wardCode?: string | null | undefined
  coordinates?: string | null | undefined
  workingHours?: Parameters<typeof describeHours>[0] | null | undefined
  licences?: readonly Licence[] | undefined
}

/** The columns that a store and a branch share, of the fields that were sent; null clears. */
export function placeColumns({ address, wardCode, coordinates, workingHours, licences }: Place) {
  return {
    ...(address !== undefined && { address }),
    ...(wardCode !== undefined && { wardCode }),
    ...(coordinates !== undefined && { coordinates }),
    ...(workingHours !== undefined && { workingHours: workingHours?.length ? JSON.stringify(workingHours) : null }),
    ...(licences !== undefined && { licences: JSON.stringify(licences) }),
  }
}

/** Them as the log shows them, with the ward by its name. */
export const describePlace = (
  { address, coordinates, workingHours, licences }: Place,
  ward: string | null,
): Record<string, unknown> => ({
  address: address ?? null,
  ward,
  coordinates: coordinates ?? null,
  workingHours: workingHours?.length ? describeHours(workingHours) : null,
  licences: licences?.length ? licences.map(describeLicence) : null,
})
