import type { ReactNode } from 'react'

/** A part of the form of a promotion, and what it says so far in one sentence. */
export function FormCard({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-3 rounded-3 border border-line bg-surface p-4 max-md:p-3"
    >
      <div>
        <h3 className="font-semibold text-14">{title}</h3>
        <p className="text-12 text-ink-2">{says}</p>
      </div>
      {children}
    </section>
  )
}
