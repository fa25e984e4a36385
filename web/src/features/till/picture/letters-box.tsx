import type { ReactNode } from 'react'
import { lettersOf } from './letters-of.ts'

/**
 * The place of a picture, of one size whatever is in it, so that no row moves when the picture comes. Decoration: the name stands beside
 * it, and the letters are drawn by CSS, so they are no part of it.
 */
export function LettersBox({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      data-letters={children ? undefined : lettersOf(name)}
      className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-1 bg-sunken font-semibold text-12 text-ink-2 before:content-[attr(data-letters)]"
    >
      {children}
    </span>
  )
}
