import type { ImagePurpose, PickedImage } from '@quay/contract/upload/shapes'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/button/icon-button.tsx'
import { ImageField } from './image-field.tsx'

export interface PicturesWords {
  /** What all of them are. */
  all: string
  one: (place: number) => string
  drop: (place: number) => string
  add: string
}

type PicturesFieldProps = {
  words: PicturesWords
  purpose: ImagePurpose
  most: number
  value: readonly PickedImage[]
  /** Left out, the pictures are only looked at. */
  onChange?: ((pictures: PickedImage[]) => void) | undefined
  error?: string | undefined
  /** Draws one that opens for some people alone; left out, its address opens for everybody. */
  drawn?: (picture: PickedImage, label: string) => ReactNode
}

/** Several pictures in their order, each opened whole in a tab of its own; more are added and taken away. */
export function PicturesField(props: PicturesFieldProps) {
  const { words, purpose, most, value, onChange, error, drawn = drawnOpenly } = props
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label={words.all} className="flex flex-wrap gap-2">
          {value.map((picture, place) => (
            <li key={picture.id} className="relative">
              {drawn(picture, words.one(place + 1))}
              {onChange && (
                <span className="absolute top-0.5 right-0.5 rounded-1 bg-raised">
                  <IconButton
                    size="sm"
                    label={words.drop(place + 1)}
                    icon={<X />}
                    onClick={() => onChange(value.filter(one => one.id !== picture.id))}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange && value.length < most && (
        <ImageField
          label={words.add}
          purpose={purpose}
          value={null}
          error={error}
          onChange={image => image && onChange([...value, image])}
        />
      )}
    </div>
  )
}

const drawnOpenly = ({ address }: PickedImage, label: string) => <Thumbnail address={address} label={label} />

/** A picture in small, which opens whole in a tab of its own. */
export function Thumbnail({ address, label }: { address: string; label: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={label} className={thumbnailLook} />
    </a>
  )
}

/** The place of a picture in small. */
export const thumbnailLook = 'size-20 rounded-2 border border-line bg-white object-cover'
