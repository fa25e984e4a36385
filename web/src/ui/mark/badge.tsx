import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent'
export type BadgeShape = 'hollow' | 'half' | 'full' | 'tick' | 'cross'

export const tones: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-ink-2',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
  accent: 'bg-accent-soft text-accent-text',
}

// They differ in shape as well as colour: not started, on the way, under way, done, cancelled.
const shapes: Record<BadgeShape, ReactNode> = {
  hollow: <circle cx="4" cy="4" r="2.4" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  half: (
    <>
      <circle cx="4" cy="4" r="2.4" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M4 1.2a2.8 2.8 0 0 0 0 5.6z" fill="currentColor" />
    </>
  ),
  full: <circle cx="4" cy="4" r="3" fill="currentColor" />,
  tick: <path d="m.8 4.2 2.2 2.3L7.2 1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  cross: <path d="m1.2 1.2 5.6 5.6m0-5.6-5.6 5.6" fill="none" stroke="currentColor" strokeWidth="1.6" />,
}

/** The state of a thing in a word or two. */
export function Badge({
  tone = 'neutral',
  shape = 'full',
  children,
}: {
  tone?: Tone
  shape?: BadgeShape
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1.5 whitespace-nowrap rounded-1 px-[7px] font-medium text-12',
        tones[tone],
      )}
    >
      <svg viewBox="0 0 8 8" className="size-2 shrink-0" aria-hidden="true">
        {shapes[shape]}
      </svg>
      {children}
    </span>
  )
}
