import Package from 'lucide-react/icons/package'
import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; actions?: ReactNode }

/** Says that there is nothing, and what to do next. */
export function EmptyState({ title, children, icon, actions }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center text-ink-2">
      <span className="text-ink-3 [&_svg]:size-7">{icon ?? <Package />}</span>
      <p className="font-semibold text-14 text-ink">{title}</p>
      {children && <div className="max-w-96">{children}</div>}
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
