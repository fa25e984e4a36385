import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'

export type InputSize = 'sm' | 'base' | 'lg'

const sizes: Record<InputSize, string> = {
  sm: 'h-control-sm',
  base: 'h-control',
  lg: 'h-control-lg text-16',
}

type InputFrameProps = {
  size?: InputSize | undefined
  icon?: ReactNode
  suffix?: ReactNode
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** In a dense row: rests on the quieter border, because the value itself shows the field. */
  quiet?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLSpanElement>
  children: ReactNode
}

/** Classes of the bare input inside the frame. */
export const bareInput =
  'h-full w-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none! disabled:cursor-not-allowed'

/** The box around an input: border, icon before, unit or key after. Carries the focus ring for it. */
export function InputFrame(props: InputFrameProps) {
  const { size = 'base', icon, suffix, invalid, disabled, readOnly, quiet, className, ref, children } = props
  return (
    <span
      ref={ref}
      className={classNames(
        'flex w-full min-w-0 items-center gap-1.5 rounded-2 border px-2',
        'focus-within:outline-2 focus-within:-outline-offset-1',
        sizes[size],
        invalid ? 'border-danger focus-within:outline-danger' : 'focus-within:border-focus focus-within:outline-focus',
        !invalid && (quiet ? 'border-line-strong hover:border-line-input' : 'border-line-input hover:border-ink-3'),
        disabled
          ? 'border-line! bg-sunken text-ink-3'
          : readOnly
            ? 'border-dashed bg-surface-2 text-ink'
            : 'bg-surface text-ink',
        className,
      )}
    >
      {icon && <span className="text-ink-3">{icon}</span>}
      {children}
      {suffix}
    </span>
  )
}
