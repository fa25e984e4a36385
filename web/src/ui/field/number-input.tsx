import { formatNumber } from '@quay/domain/text/format-number'
import { inputOf } from './input-of.ts'
import { readNumber } from './read-number.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useDraftText } from './use-draft-text.ts'

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'numeric' | 'min' | 'max'> & {
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  /** Refuses fractions. */
  whole?: boolean
}

/** A plain number: days, points, a per cent. `suffix` names the unit. */
export function NumberInput({ value, onChange, min, max, whole = true, onBlur, ...rest }: NumberInputProps) {
  const field = useDraftText({
    value,
    onChange,
    format: number => formatNumber(number, whole ? 0 : 2),
    read: text => readNumber(text, { min, max, whole }),
  })
  return <TextInput {...rest} numeric inputMode="decimal" {...inputOf(field, { invalid: rest.invalid, onBlur })} />
}
