import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { stopAtUnreadable } from '../field/stop-at-unreadable.ts'
import { Kbd } from '../key/kbd.tsx'
import { Spinner } from '../mark/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Drawn before the words; the spinner of `busy` takes its place. */
  icon?: ReactNode
  /** Work is under way: the button keeps its focus and its width but does nothing. */
  busy?: boolean | undefined
  /** The key that does the same, from the registry. */
  keyHint?: string | undefined
}

/**
 * A button with words. For a lone icon take IconButton, which demands a name. The main button of a screen, a dialog or a
 * form does nothing while a field of it cannot be read: it says which one, and goes there.
 */
export function Button({
  variant = 'default',
  size = 'base',
  icon,
  busy = false,
  keyHint,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    const isMain = variant === 'primary' || keyHint === 'Ctrl+S'
    if (busy || (isMain && stopAtUnreadable(formAround(event.currentTarget)))) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {keyHint && <Kbd inherit={variant === 'primary' || variant === 'danger'}>{keyHint}</Kbd>}
    </button>
  )
}

const formAround = (button: HTMLElement): ParentNode =>
  button.closest('form, [role="dialog"], [role="alertdialog"]') ?? document
