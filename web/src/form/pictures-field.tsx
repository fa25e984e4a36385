import type { ImagePurpose, PickedImage } from '@quay/contract/upload/shapes'
import X from 'lucide-react/icons/x'
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
}

/** Several pictures in their order, each opened whole in a tab of its own; more are added and taken away. */
export function PicturesField({ words, purpose, most, value, onChange, error }: PicturesFieldProps) {
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label={words.all} className="flex flex-wrap gap-2">
          {value.map(({ id, address }, place) => (
            <li key={id} className="relative">
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={words.one(place + 1)}
                  className="size-20 rounded-2 border border-line bg-white object-cover"
                />
              </a>
              {onChange && (
                <span className="absolute top-0.5 right-0.5 rounded-1 bg-raised">
                  <IconButton
                    size="sm"
                    label={words.drop(place + 1)}
                    icon={<X />}
                    onClick={() => onChange(value.filter(one => one.id !== id))}
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
