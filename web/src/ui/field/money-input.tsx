import { formatNumber } from '@quay/domain/text/format-number'
import { kitText } from '../../text/kit/kit.ts'
import { groupTyped } from './group-typed.ts'
import { inputOf } from './input-of.ts'
import { readNumber } from './read-number.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useDraftText } from './use-draft-text.ts'

const largestAmount = 999_999_999_999

export type MoneyInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'numeric' | 'suffix' | 'min' | 'max'
> & {
  /** Whole đồng, or null for an empty field. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
}

/** An amount in đồng, its thousands marked while it is typed. */
export function MoneyInput({ value, onChange, min = 0, max = largestAmount, onBlur, ...rest }: MoneyInputProps) {
  const field = useDraftText({
    value,
    onChange,
    format: amount => formatNumber(amount),
    read: text => readNumber(text, { min, max, whole: true }),
  })
  return (
    <TextInput
      {...rest}
      numeric
      inputMode="decimal"
      {...inputOf(field, { invalid: rest.invalid, onBlur })}
      onChange={event => field.type(groupTyped(event, field.text))}
      onFocus={event => {
        event.target.select()
        rest.onFocus?.(event)
      }}
      suffix={<span className="text-12 text-ink-3">{kitText.dong}</span>}
    />
  )
}
