// The letters are drawn by CSS: as text they would be part of the name of the button around them.

type AvatarProps = {
  name: string
  /** The address of a picture; without one the initials stand for the person. */
  src?: string | null | undefined
}

/** The face or the initials of a person in a circle. Decoration: the name stands beside it or names the button around it. */
export function Avatar({ name, src }: AvatarProps) {
  const look = 'size-7 shrink-0 rounded-full bg-accent-soft'
  if (src) return <img src={src} alt="" className={`${look} object-cover`} />
  const words = name.trim().split(/\s+/)
  const initials = words.length > 1 ? `${words.at(-2)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}` : name.slice(0, 1)
  return (
    <span
      aria-hidden="true"
      data-initials={initials.toUpperCase()}
      className={`${look} before:content-[attr(data-initials)] grid place-items-center font-semibold text-12 text-accent-text`}
    />
  )
}
