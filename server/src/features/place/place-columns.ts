import type { Licence } from '@quay/contract/place'
import { hoursInWords } from '@quay/domain/access/access-hours'
import { licenceInWords } from '@quay/domain/place/licence-in-words'

interface Place {
  address?: string | null | undefined
  coordinates?: string | null | undefined
  workingHours?: Parameters<typeof hoursInWords>[0] | null | undefined
  licences?: readonly Licence[] | undefined
}

/** The columns that a store and a branch share, of the fields that were sent; null clears. */
export function placeColumns({ address, coordinates, workingHours, licences }: Place) {
  return {
    ...(address !== undefined && { address }),
    ...(coordinates !== undefined && { coordinates }),
    ...(workingHours !== undefined && { workingHours: workingHours?.length ? JSON.stringify(workingHours) : null }),
    ...(licences !== undefined && { licences: JSON.stringify(licences) }),
  }
}

/** Them as the log shows them. */
export const placeInWords = ({ address, coordinates, workingHours, licences }: Place): Record<string, unknown> => ({
  address: address ?? null,
  coordinates: coordinates ?? null,
  workingHours: workingHours?.length ? hoursInWords(workingHours) : null,
  licences: licences?.length ? licences.map(licenceInWords) : null,
})
