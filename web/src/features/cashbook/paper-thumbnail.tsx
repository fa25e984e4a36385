import { voucherRoutes } from '@quay/contract/money/routes'
import { useQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useEffect, useState } from 'react'
import { download } from '../../api/download.ts'
import { routeKey } from '../../api/use-route.ts'
import { Thumbnail, thumbnailLook } from '../../form/pictures-field.tsx'
import { voucherText as words } from '../../text/money/cashbook.ts'
import { classNames } from '../../ui/class-names.ts'

/** The photo of a paper. The server asks for a session, so the page loads the bytes by a call and draws them from memory. */
export function PaperThumbnail({ id, label }: { id: string; label: string }) {
  const input = { params: { id } }
  const { data: photo, error } = useQuery({
    queryKey: routeKey(voucherRoutes.paper, input),
    queryFn: async ({ signal }) => (await download(voucherRoutes.paper, input, signal)).blob,
    // Another photo has another id.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddressOf(photo)
  if (address) return <Thumbnail address={address} label={label} />
  return (
    <span
      role="img"
      aria-label={error ? words.paperShut(label) : label}
      title={error?.message}
      className={classNames(thumbnailLook, 'grid place-items-center text-ink-3', !error && 'animate-pulse')}
    >
      {error && <ImageOff className="size-6!" />}
    </span>
  )
}

/** An address of this page for bytes in memory, until the bytes are drawn no more. */
function useAddressOf(photo: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!photo) return
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [photo])
  return address
}
