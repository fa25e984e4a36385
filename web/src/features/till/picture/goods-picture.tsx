import { useEffect, useState } from 'react'
import { useConnection } from '../../../offline/connection/connection.ts'
import { LettersBox } from './letters-box.tsx'
import { usePicture, wantPicture } from './pictures.ts'

/** The first picture of goods; its letters where there is none, and where it does not come. With the line it is asked for again. */
export function GoodsPicture({ productId, name }: { productId: string; name: string }) {
  const image = usePicture(productId)
  const isOnline = useConnection(state => state.online)
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (!isOnline) return
    wantPicture(productId)
    setMissing(null)
  }, [productId, isOnline])
  return (
    <LettersBox name={name}>
      {image && image !== missing && (
        <img
          src={image}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setMissing(image)}
          className="size-full object-cover"
        />
      )}
    </LettersBox>
  )
}
