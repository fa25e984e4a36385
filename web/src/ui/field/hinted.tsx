import type { ReactNode } from 'react'

/** A tick or switch with the words under it that say what it does. */
export function Hinted({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  if (!hint) return children
  return (
    <div>
      {children}
      <p className="text-12 text-ink-3">{hint}</p>
    </div>
  )
}
