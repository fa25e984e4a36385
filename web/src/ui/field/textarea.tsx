import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldContext } from './field-context.ts'

/** Several lines of text, growing with what is typed where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const { control } = useFieldContext()
  const wrong = control['aria-invalid'] || rest['aria-invalid'] === true
  return (
    <textarea
      rows={rows}
      {...control}
      {...rest}
      aria-invalid={wrong || undefined}
      className={classNames(
        'field-sizing-content min-h-16 w-full min-w-0 resize-y rounded-2 border bg-surface px-2 py-1.5',
        'focus-visible:outline-2 focus-visible:-outline-offset-1 disabled:border-line disabled:bg-sunken disabled:text-ink-3',
        wrong
          ? 'border-danger focus-visible:outline-danger'
          : 'border-line-input hover:border-ink-3 focus-visible:border-focus',
        className,
      )}
    />
  )
}
