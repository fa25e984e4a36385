import type { ReactNode } from 'react'

/** A part of a long form under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-line border-b pb-4 last:border-b-0">
      <h3 className="text-14">{title}</h3>
      {children}
    </section>
  )
}
