import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Facts of a thing, label over value; those without a value are left out, and without any there is nothing. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const told = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
  if (told.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-3">
      {told.map(fact => (
        <div key={fact.label} className="min-w-0">
          <dt className="text-12 text-ink-3">{fact.label}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
