import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Kbd } from '../key/kbd.tsx'
import { useFieldContext } from './field-context.ts'
import { bareInput, InputFrame, type InputSize } from './input-frame.tsx'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: InputSize | undefined
  icon?: ReactNode
  suffix?: ReactNode
  keyHint?: string | undefined
  /** Figures stand at the right edge. */
  numeric?: boolean | undefined
  quiet?: boolean | undefined
  invalid?: boolean | undefined
}

/** One line of text. Inside a Field it takes its name, hint and error from there; outside give `aria-label`. */
export function TextInput(props: TextInputProps) {
  const { size, icon, suffix, keyHint, numeric, quiet, invalid, className, ...input } = props
  const { control } = useFieldContext()
  const wrong = invalid || control['aria-invalid'] || input['aria-invalid'] === true
  return (
    <InputFrame
      size={size}
      icon={icon}
      invalid={wrong}
      disabled={input.disabled}
      readOnly={input.readOnly}
      quiet={quiet}
      className={className}
      suffix={
        <>
          {suffix}
          {keyHint && <Kbd>{keyHint}</Kbd>}
        </>
      }
    >
      <input
        autoComplete="off"
        {...control}
        {...input}
        aria-invalid={wrong || undefined}
        className={classNames(bareInput, numeric && 'text-right')}
      />
    </InputFrame>
  )
}
