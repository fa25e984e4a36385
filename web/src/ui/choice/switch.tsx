import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & { children?: ReactNode }

/** On or off, at once, without saving. For a choice that is saved with a form take Checkbox. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11">
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native box tells its own state
        role="switch"
        className="relative h-[18px] w-8 shrink-0 appearance-none rounded-full bg-line-input transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-white after:transition-transform checked:bg-accent checked:after:translate-x-3.5 disabled:opacity-50"
      />
      {children}
    </label>
  )
}
