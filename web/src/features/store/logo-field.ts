import type { ComponentType } from 'react'

type Picked = { id: string; address: string }

/** Picks and uploads a picture; the route brings it. */
export type LogoField = ComponentType<{
  label: string
  purpose: 'logo'
  value: Picked | null
  onChange: (image: Picked | null) => void
  error?: string | undefined
}>
