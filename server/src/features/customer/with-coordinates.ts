import { readCoordinates, writeCoordinates } from '@quay/domain/place/read-coordinates'
import { refuseField } from '../../db/domain-error.ts'

/** The same with coordinates as they are kept; an emptied field is cleared. Throws `coordinates-invalid`. */
export function withCoordinates<Fields extends { coordinates?: string | null | undefined }>(fields: Fields): Fields {
  const { coordinates } = fields
  if (coordinates === undefined || coordinates === null) return fields
  if (coordinates.trim() === '') return { ...fields, coordinates: null }
  if (!readCoordinates(coordinates)) throw refuseField('coordinates-invalid', 'coordinates')
  return { ...fields, coordinates: writeCoordinates(coordinates) }
}
