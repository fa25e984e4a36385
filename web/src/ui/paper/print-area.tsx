import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A paper: not on the screen, and alone on the printer. Its page size comes from a named `@page` of the caller. */
export function PrintArea({ children, className = '' }: { children: ReactNode; className?: string }) {
  return createPortal(
    <div data-print-area className={`hidden bg-white text-black print:block ${className}`}>
      {children}
    </div>,
    document.body,
  )
}
