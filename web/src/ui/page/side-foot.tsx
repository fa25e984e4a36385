import type { ReactNode } from 'react'

/**
 * The foot of the side column of an editor: the sentence and the button under it, in sight however long the column is. It
 * rests on the edge of the window, below the padding of the page.
 */
export function SideFoot({ children }: { children: ReactNode }) {
  return (
    <div className="z-1 -mx-4 -mb-4 grid gap-3 rounded-b-3 bg-surface px-4 pt-1 pb-4 max-md:-mx-3 max-md:px-3 lg:sticky lg:-bottom-6">
      {children}
    </div>
  )
}
