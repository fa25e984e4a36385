import type { PickedImage } from '@quay/contract/upload/shapes'
import X from 'lucide-react/icons/x'
import { ImageField } from '../../form/image-field.tsx'
import { voucherText as words } from '../../text/money/cashbook.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'

const most = 6

type PapersFieldProps = {
  value: readonly PickedImage[]
  /** Left out, the photos are only looked at. */
  onChange?: ((papers: PickedImage[]) => void) | undefined
}

/** Photos of the papers of a voucher, each opened whole in a tab of its own; more are added and taken away. */
export function PapersField({ value, onChange }: PapersFieldProps) {
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label={words.papers} className="flex flex-wrap gap-2">
          {value.map(({ id, address }, place) => (
            <li key={id} className="relative">
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={words.paper(place + 1)}
                  className="size-20 rounded-2 border border-line bg-white object-cover"
                />
              </a>
              {onChange && (
                <span className="absolute top-0.5 right-0.5 rounded-1 bg-raised">
                  <IconButton
                    size="sm"
                    label={words.dropPaper(place + 1)}
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
          label={words.addPaper}
          purpose="paper"
          value={null}
          onChange={image => image && onChange([...value, image])}
        />
      )}
    </div>
  )
}
