import MapPin from 'lucide-react/icons/map-pin'
import { placeText } from '../../text/setting/place.ts'

/** Coordinates that open on a map, in the map program of the device where it has one. */
export function MapLink({ coordinates }: { coordinates: string | null }) {
  if (!coordinates) return null
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${coordinates.replace(',', '&mlon=')}&zoom=17`}
      target="_blank"
      rel="noreferrer"
      title={placeText.openMap}
      className="inline-flex items-center gap-1 text-accent-text hover:underline"
    >
      <MapPin className="size-3.5!" />
      {coordinates}
    </a>
  )
}
