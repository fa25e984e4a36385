import { mostDisplayPictures } from '@quay/contract/store/shapes'
import type { PickedImage } from '@quay/contract/upload/shapes'
import { PicturesField } from '../../form/pictures-field.tsx'
import { placeText } from '../../text/setting/place.ts'

type DisplayPicturesProps = {
  value: readonly PickedImage[]
  /** Left out, the pictures are only looked at. */
  onChange?: (pictures: PickedImage[]) => void
  error?: string | undefined
}

/** What the customer's screen shows while nothing is sold. */
export const DisplayPictures = (props: DisplayPicturesProps) => (
  <PicturesField words={placeText.displayPictures} purpose="display" most={mostDisplayPictures} {...props} />
)
