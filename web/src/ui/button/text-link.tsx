import { classNames } from '../class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** A link among text or figures. `underlined` inside sentences, where colour alone would not show it. */
export function TextLink({ underlined = false, className, ...rest }: LinkProps & { underlined?: boolean }) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded-1 text-accent-text hover:underline',
        underlined && 'underline underline-offset-2',
        className,
      )}
    />
  )
}
