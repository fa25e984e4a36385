import { classNames } from '../class-names.ts'

export type ButtonVariant = 'default' | 'primary' | 'danger' | 'ghost' | 'link'
export type ButtonSize = 'xs' | 'sm' | 'base' | 'lg' | 'xl'

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; square?: boolean | undefined }

const shared =
  'inline-flex shrink-0 select-none items-center justify-center gap-1.5 border font-medium whitespace-nowrap ' +
  'transition-colors duration-fast disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const off =
  'disabled:border-line disabled:bg-sunken disabled:text-ink-off ' +
  'aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent-text'

const variants: Record<ButtonVariant, string> = {
  default: 'border-line-strong bg-surface text-ink hover:enabled:bg-hover active:enabled:bg-sunken [a&]:hover:bg-hover',
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover active:bg-accent-active',
  danger: 'border-danger bg-danger text-on-solid hover:border-danger-hover hover:bg-danger-hover',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink active:bg-sunken',
  link: 'border-transparent bg-transparent text-accent-text hover:underline',
}

const sizes: Record<ButtonSize, string> = {
  xs: 'h-control-xs rounded-2 px-2 text-12',
  sm: 'h-control-sm rounded-2 px-2 text-12',
  base: 'h-control rounded-2 px-3',
  lg: 'h-control-lg rounded-2 px-4 text-14',
  xl: 'h-control-xl rounded-[8px] px-4 text-16 font-semibold',
}

const squares: Record<ButtonSize, string> = {
  xs: 'w-control-xs',
  sm: 'w-control-sm',
  base: 'w-control',
  lg: 'w-control-lg',
  xl: 'w-control-xl',
}

/** The look of a button as classes, for links that look like one. `square` is for a lone icon. */
export function buttonClass({ variant = 'default', size = 'base', square = false }: Look = {}): string {
  if (variant === 'link') return classNames(shared, variants.link, 'min-h-6 rounded-1 px-0.5 disabled:text-ink-off')
  return classNames(shared, variants[variant], off, sizes[size], square && `${squares[size]} px-0!`)
}
