import type { PickedImage } from '@quay/contract/upload/shapes'
import { PicturesField } from '../../form/pictures-field.tsx'
import { voucherText as words } from '../../text/money/cashbook.ts'
import { PaperThumbnail } from './paper-thumbnail.tsx'

const most = 6

type PapersFieldProps = {
  value: readonly PickedImage[]
  /** Left out, the photos are only looked at. */
  onChange?: ((papers: PickedImage[]) => void) | undefined
}

/** Photos of the papers of a voucher. */
export function PapersField(props: PapersFieldProps) {
  return (
    <PicturesField
      words={{ all: words.papers, one: words.paper, drop: words.dropPaper, add: words.addPaper }}
      purpose="paper"
      most={most}
      drawn={({ id }, label) => <PaperThumbnail id={id} label={label} />}
      {...props}
    />
  )
}
