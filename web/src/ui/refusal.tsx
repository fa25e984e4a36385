import type { ReactNode } from 'react'
import { Note } from './note.tsx'

/** Why something was refused, read out at once. Nothing where there is nothing to say. */
export function Refusal({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Note tone="danger" alert>
      {children}
    </Note>
  )
}
