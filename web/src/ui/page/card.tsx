import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type CardProps = {
  title?: ReactNode
  /** At the right end of the head. */
  actions?: ReactNode
  /** Off when the content reaches the edges: a table, a list of lines. */
  padded?: boolean
  className?: string
  children: ReactNode
}

/** A bordered surface, with a head when it has a title. Cards have no shadow. */
export function Card({ title, actions, padded = true, className, children }: CardProps) {
  return (
    <section className={classNames('min-w-0 rounded-3 border border-line bg-surface', className)}>
      {(title || actions) && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5 max-md:px-3">
          <h2 className="text-14">{title}</h2>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>
        </div>
      )}
      <div className={padded ? classNames('px-4 pb-4 max-md:px-3', !title && 'pt-4') : undefined}>{children}</div>
    </section>
  )
}
