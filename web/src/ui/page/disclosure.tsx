import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'

type DisclosureProps = {
  title: string
  /** Open at the start. */
  open?: boolean
  /** Opens it even if the person closed it, because there is an error inside. */
  forced?: boolean
  children: ReactNode
}

/** A part of a form that most people do not need, behind its title. */
export function Disclosure({ title, open = false, forced = false, children }: DisclosureProps) {
  const [shown, setShown] = useState(open)
  return (
    <details
      open={shown || forced}
      onToggle={event => setShown(event.currentTarget.open)}
      className="group border-line border-t pt-3"
    >
      <summary className="-mx-1 flex min-h-7 list-none items-center gap-1.5 rounded-1 px-1 font-semibold text-14 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="text-ink-3 group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-3 pt-3">{children}</div>
    </details>
  )
}
