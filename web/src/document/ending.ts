import type { ReactNode } from 'react'

/** What ends a document: cancelling it, sending it back. It stands apart from its papers and asks for the reason. */
export interface Ending {
  id: string
  label: string
  window: (onClose: () => void) => ReactNode
}
