import { uploadRoutes } from '@quay/contract/upload/routes'
import ArrowLeftToLine from 'lucide-react/icons/arrow-left-to-line'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { shrinkImage, UnreadableImage } from '../../../api/form/shrink-image.ts'
import { useAction } from '../../../api/use-action.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { ProductForm } from './product-form.ts'

const mostPictures = 5
const { fields } = productText

/** The pictures of a product: each is shrunk here and sent at once, the form saves their order. The first is the tile. */
export function PictureRows() {
  const { control } = useFormContext<ProductForm>()
  const { field, fieldState } = useController({ control, name: 'images' })
  const images = field.value
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const upload = useAction(uploadRoutes.image, {
    showError: refusal => {
      setProblem(refusal.message)
      return true
    },
  })

  /** One after the other: what went before a picture that cannot be read stays. */
  async function take(files: readonly File[]) {
    setProblem(null)
    setWorking(true)
    let taken = images
    try {
      for (const file of files.slice(0, mostPictures - images.length)) {
        const content = await shrinkImage(file, 'product')
        const { id, address } = await upload.mutateAsync({ body: { purpose: 'product', content } })
        taken = [...taken, { id, address }]
        field.onChange(taken)
      }
    } catch (failure) {
      // A refusal of the server has been shown already.
      if (failure instanceof UnreadableImage) setProblem(failure.message)
    } finally {
      setWorking(false)
    }
  }
  const drop = (place: number) => field.onChange(images.toSpliced(place, 1))
  const lead = (place: number) => field.onChange([images[place]!, ...images.toSpliced(place, 1)])
  return (
    <Field label={fields.pictures} group hint={fields.picturesHint} error={problem ?? fieldState.error?.message}>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, place) => (
          <li key={image.id} className="grid gap-1">
            <img
              src={image.address}
              alt={fields.pictureOf(place + 1)}
              className="size-20 rounded-2 border border-line bg-white object-contain"
            />
            <span className="flex justify-center">
              {place > 0 && (
                <IconButton
                  size="xs"
                  label={fields.pictureFirst(place + 1)}
                  icon={<ArrowLeftToLine />}
                  onClick={() => lead(place)}
                />
              )}
              <IconButton
                size="xs"
                label={fields.pictureDrop(place + 1)}
                icon={<Trash />}
                onClick={() => drop(place)}
              />
            </span>
          </li>
        ))}
        {images.length < mostPictures && (
          <li>
            <Button icon={<ImagePlus />} busy={working} onClick={() => input.current?.click()}>
              {fields.pictureAdd}
            </Button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={fields.pictureAdd}
        tabIndex={-1}
        className="hidden"
        onChange={event => {
          void take([...(event.target.files ?? [])])
          // The same file can be picked again.
          event.target.value = ''
        }}
      />
    </Field>
  )
}
