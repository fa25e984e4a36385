import { classNames } from '../class-names.ts'

/** A small turning ring in the colour of the text around it. Says nothing: what it stands in for does. */
export function Spinner({ large = false }: { large?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        large ? 'size-7' : 'size-3.5',
      )}
    />
  )
}
