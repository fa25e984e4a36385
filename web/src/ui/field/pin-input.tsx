import type { TextInputProps } from './text-input.tsx'
import { TextInput } from './text-input.tsx'

type PinInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'onChange' | 'value'> & {
  value: string
  onChange: (pin: string) => void
}

/** A PIN of 4–6 digits: hidden, with the digits of the keyboard on a phone, and no browser offers to keep it. */
export function PinInput({ value, onChange, ...rest }: PinInputProps) {
  return (
    <TextInput
      size="lg"
      maxLength={6}
      {...rest}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={event => onChange(event.target.value.replace(/\D/g, ''))}
    />
  )
}
