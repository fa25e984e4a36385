import { formatDate } from '@quay/domain/text/format-date'
import { parseDate } from '@quay/domain/time/parse-date'
import { inboundText } from '../../../text/buying/inbound.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { TextInput, type TextInputProps } from '../../../ui/field/text-input.tsx'
import { useDraftText } from '../../../ui/field/use-draft-text.ts'

type ExpiryInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** YYYY-MM-DD */
  value: string | null
  onChange: (day: string | null) => void
  /** The business day: it gives the century of a year of two digits. */
  today: string
}

/** An expiry as it is printed on a box: 0827, 08/2027, 31/08/27. Without a calendar: there are hundreds on a page. */
export function ExpiryInput({ value, onChange, today, ...rest }: ExpiryInputProps) {
  const field = useDraftText<string>({
    value,
    onChange,
    format: formatDate,
    read: text => {
      if (text.trim() === '') return { value: null }
      const day = parseDate(text, { today, monthEnd: true })
      return day === null ? { problem: kitText.badMonthDate } : { value: day }
    },
  })
  return (
    <TextInput
      placeholder={inboundText.expiryPlaceholder}
      inputMode="numeric"
      {...rest}
      invalid={rest.invalid || field.problem !== null}
      title={field.problem ?? undefined}
      data-unreadable={field.unreadable}
      value={field.text}
      onChange={event => field.type(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={field.leave}
    />
  )
}
