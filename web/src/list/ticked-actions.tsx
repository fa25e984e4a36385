import type { ReactNode } from 'react'
import { listText } from '../text/kit/list.ts'
import { Button } from '../ui/button/button.tsx'

type TickedActionsProps = {
  /** What has to be ticked first; `warning` says why so many cannot be acted on. */
  hint?: string | false
  warning?: string | false
  onClear: () => void
  children: ReactNode
}

/** What is done with ticked rows: what stands in the way, the button that unticks them, and those that act on them. */
export function TickedActions({ hint, warning, onClear, children }: TickedActionsProps) {
  return (
    <span className="flex items-center gap-2">
      {hint && <span className="text-12 text-ink-2">{hint}</span>}
      {warning && <span className="text-12 text-warning-text">{warning}</span>}
      <Button size="sm" onClick={onClear}>
        {listText.untick}
      </Button>
      {children}
    </span>
  )
}
