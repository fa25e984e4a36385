import { useController } from 'react-hook-form'
import { ImageField } from './image-field.tsx'

type PictureFieldProps = { name: string; purpose: Parameters<typeof ImageField>[0]['purpose']; label: string }

/** A picture of the form around it: picked, shrunk and uploaded at once. */
export function PictureField({ name, purpose, label }: PictureFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <ImageField
      label={label}
      purpose={purpose}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
