/** Degrees, north and east positive. */
export interface Coordinates {
  latitude: number
  longitude: number
}

const signedDecimal = '[+-]?\\d{1,3}(?:\\.\\d{1,15})?'
const pair = new RegExp(`^\\s*(${signedDecimal})\\s*,\\s*(${signedDecimal})\\s*$`)

/**
 * Reads "latitude,longitude": two signed decimal numbers separated by a comma (spec §5), as maps copy them, with or
 * without blanks. Null for anything else, and for numbers that are nowhere on Earth.
 */
export function readCoordinates(text: string): Coordinates | null {
  const [, latitude, longitude] = pair.exec(text)?.map(Number) ?? []
  if (latitude === undefined || longitude === undefined) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

/** How coordinates are kept: as they were typed, without blanks. */
export const writeCoordinates = (text: string): string => text.replaceAll(/\s/g, '')
