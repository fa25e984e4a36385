import { uploadRoutes } from '@quay/contract/upload/routes'
import type { ImagePurpose, PickedImage } from '@quay/contract/upload/shapes'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef, useState } from 'react'
import { shrinkImage, UnreadableImage } from '../api/form/shrink-image.ts'
import { useAction } from '../api/use-action.ts'
import { uploadText } from '../text/kit/upload.ts'
import { Button } from '../ui/button/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { DropZone } from '../ui/field/drop-zone.tsx'
import { Field } from '../ui/field/field.tsx'

export type ImageFieldProps = {
  label: string
  purpose: ImagePurpose
  value: PickedImage | null
  /** Null: the picture is to go. */
  onChange: (image: PickedImage | null) => void
  /** From the form that saves the id. */
  error?: string | undefined
  /** Shown where there is no picture: initials, for one. */
  placeholder?: ReactNode
  disabled?: boolean
}

const looks: Record<ImagePurpose, string> = {
  avatar: 'rounded-full',
  logo: 'rounded-2',
  product: 'rounded-2',
  paper: 'rounded-2',
  display: 'rounded-2',
}

/**
 * Picks a picture or takes one that is dropped on it, shrinks it here and sends it at once; the form that it stands in
 * saves its id. Refusals stand beside it.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, purpose, value, onChange, error, placeholder, disabled = false } = props
  const input = useRef<HTMLInputElement>(null)
  const pick = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const upload = useAction(uploadRoutes.image, {
    onDone: onChange,
    showError: refusal => {
      setProblem(refusal.message)
      return true
    },
  })
  const busy = working || upload.isPending

  async function take(file: File | undefined) {
    if (!file || disabled || busy) return
    setProblem(null)
    setWorking(true)
    try {
      const content = await shrinkImage(file, purpose)
      await upload.mutateAsync({ body: { purpose, content } }).catch(() => {}) // shown below
    } catch (failure) {
      setProblem(failure instanceof UnreadableImage ? failure.message : String(failure))
    } finally {
      setWorking(false)
    }
  }
  return (
    <Field label={label} group error={problem ?? error} hint={uploadText.hint}>
      <DropZone className="p-2" onFile={file => void take(file)}>
        {over => (
          <>
            <span
              className={classNames(
                'grid size-16 shrink-0 place-items-center overflow-hidden bg-sunken',
                looks[purpose],
              )}
            >
              {value ? (
                // White behind a logo, as on paper: most of them are drawn for it.
                <img
                  src={value.address}
                  alt={uploadText.picked}
                  className={purpose === 'avatar' ? 'size-full object-cover' : 'size-full bg-white object-contain'}
                />
              ) : (
                (placeholder ?? <ImagePlus className="size-6! text-ink-3" />)
              )}
            </span>
            <div className="flex min-w-0 flex-wrap items-center gap-2">
              <Button
                ref={pick}
                disabled={disabled}
                busy={busy}
                icon={<ImagePlus />}
                onClick={() => input.current?.click()}
              >
                {over ? uploadText.dropHere : value ? uploadText.change : uploadText.pick}
              </Button>
              {value && !disabled && (
                <Button
                  variant="ghost"
                  icon={<Trash />}
                  onClick={() => {
                    onChange(null)
                    setProblem(null)
                    pick.current?.focus()
                  }}
                >
                  {uploadText.drop}
                </Button>
              )}
              <span role="status" className="sr-only">
                {busy ? uploadText.sending : ''}
              </span>
            </div>
            {/* The button opens it; the label says what the input is for. */}
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/gif"
              aria-label={label}
              tabIndex={-1}
              className="hidden"
              onChange={event => {
                void take(event.target.files?.[0])
                // The same file can be picked again.
                event.target.value = ''
              }}
            />
          </>
        )}
      </DropZone>
    </Field>
  )
}
