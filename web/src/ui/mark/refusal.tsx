import type { ReactNode } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'
import { Note } from './note.tsx'

type RefusalProps = {
  children: ReactNode
  /** Sends the same again: only where the refusal may pass by itself (retry class `again`). */
  onRetry?: (() => void) | undefined
}

/** Why something was refused, read out at once. Nothing where there is nothing to say. */
export function Refusal({ children, onRetry }: RefusalProps) {
  if (!children) return null
  const again = onRetry && (
    <Button size="sm" onClick={onRetry}>
      {kitText.retry}
    </Button>
  )
  return (
    <Note tone="danger" alert actions={again}>
      {children}
    </Note>
  )
}
