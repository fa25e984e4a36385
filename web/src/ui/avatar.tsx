// The letters are drawn by CSS: as text they would be part of the name of the button around them.

/** The initials of a person in a circle. Decoration: the name stands beside it or names the button around it. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/)
  const initials = words.length > 1 ? `${words.at(-2)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}` : name.slice(0, 1)
  return (
    <span
      aria-hidden="true"
      data-initials={initials.toUpperCase()}
      className="before:content-[attr(data-initials)] grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-12 text-accent-text"
    />
  )
}
