import type { ComponentType } from 'react'
import { useController } from 'react-hook-form'

type Picture = { id: string; address: string }

/** Picks and uploads a picture; the route brings it. */
export type PickImage<Purpose extends string> = ComponentType<{
  label: string
  purpose: Purpose
  value: Picture | null
  onChange: (image: Picture | null) => void
  error?: string | undefined
}>

type PictureFieldProps<Purpose extends string> = {
  name: string
  purpose: Purpose
  label: string
  Pick: PickImage<Purpose>
}

/** A picture of the form around it. */
export function PictureField<Purpose extends string>({ name, purpose, label, Pick }: PictureFieldProps<Purpose>) {
  const { field, fieldState } = useController({ name })
  return (
    <Pick
      label={label}
      purpose={purpose}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
