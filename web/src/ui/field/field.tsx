import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { classNames } from '../class-names.ts'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** From the contract's schema; takes the place of the hint. */
  error?: string | null | undefined
  required?: boolean
  /** At the right end of the label: a link, a key. */
  aside?: ReactNode
  /** Keeps the label for readers only. */
  labelHidden?: boolean
  /** For several controls under one name (radios, a segmented choice): they are grouped, not labelled. */
  group?: boolean
  className?: string
  children: ReactNode
}

/** A label, a control, and under it a hint or the error, tied together for readers. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, aside, labelHidden = false, group = false, className, children } = props
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const message = problem ?? error
  const describedBy = message || hint ? `${id}-about` : undefined
  const control = {
    id: group ? undefined : id,
    'aria-describedby': describedBy,
    'aria-invalid': message ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  }
  const Label = group ? 'span' : 'label'
  return (
    <FieldContext value={{ ...control, reportProblem: setProblem }}>
      <div
        {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
        className={classNames('grid min-w-0 content-start gap-1', className)}
      >
        <div className={classNames('flex items-baseline justify-between gap-2 text-12', labelHidden && 'sr-only')}>
          <Label id={`${id}-label`} htmlFor={group ? undefined : id} className="font-medium text-ink-2">
            {label}
            {required && (
              <span className="text-danger-text" title={kitText.required}>
                {' *'}
              </span>
            )}
          </Label>
          {aside}
        </div>
        {children}
        {message ? (
          <p id={describedBy} className="flex items-start gap-1 text-12 text-danger-text">
            <CircleAlert className="mt-0.5 size-3.5!" />
            {message}
          </p>
        ) : (
          hint && (
            <p id={describedBy} className="text-12 text-ink-3">
              {hint}
            </p>
          )
        )}
      </div>
    </FieldContext>
  )
}
