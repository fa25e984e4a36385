import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import { readItem, writeItem } from '../../storage/browser-store.ts'
import { useBelow } from '../../ui/viewport.ts'

const key = 'report-picture'

type ChartFrameProps = {
  label: string
  /** What stands in the head beside the label while the picture is open. */
  beside: ReactNode
  children: ReactNode
}

/**
 * The frame of a report's picture. Its head folds it away, so that more rows fit on the screen; the browser remembers that for every report. A phone
 * begins with the rows.
 */
export function ChartFrame({ label, beside, children }: ChartFrameProps) {
  const isPhone = useBelow('sm')
  const [kept, keep] = useState(() => readItem(key))
  const isOpen = kept === null ? !isPhone : kept === 'open'
  const id = useId()
  const toggle = () => {
    const next = isOpen ? 'folded' : 'open'
    writeItem(key, next)
    keep(next)
  }
  return (
    <section aria-label={label} className="mb-3 rounded-3 border border-line bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 font-semibold text-13">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
            className="flex h-control w-full items-center gap-1.5 rounded-1 text-left hover:underline"
          >
            {isOpen ? <ChevronDown className="size-4" /> : <ChevronRight className="size-4" />}
            {label}
          </button>
        </h2>
        {isOpen && beside}
      </div>
      <div id={id} hidden={!isOpen} className="pt-1">
        {isOpen && children}
      </div>
    </section>
  )
}
