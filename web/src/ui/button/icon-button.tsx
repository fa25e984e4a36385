import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../mark/spinner.tsx'
import { tooltip } from '../popup/tooltip.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does: read aloud and shown as the tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  busy?: boolean | undefined
  keyHint?: string | undefined
  /** Off inside long tables, where hundreds of tooltips would cost more than they tell. */
  tooltip?: boolean | undefined
}

/** A button with an icon only, square, with a name and a tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'base',
  busy = false,
  keyHint,
  tooltip: hasTooltip = true,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...(hasTooltip && tooltip(label, keyHint))}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, square: true }), className)}
    >
      {busy ? <Spinner /> : icon}
    </button>
  )
}
