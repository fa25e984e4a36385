import { type SaleReturnReason, saleReturnReasons } from '@quay/contract/sale-return/shapes'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'

type ReasonFieldsProps = {
  reason: SaleReturnReason
  note: string
  onChange: (patch: { reason?: SaleReturnReason; note?: string }) => void
}

/** Why goods come back, in a choice and in words. */
export function ReasonFields({ reason, note, onChange }: ReasonFieldsProps) {
  return (
    <>
      <Field label={words.reason}>
        <Select
          value={reason}
          options={saleReturnReasons.map(value => ({ value, label: words.reasons[value] }))}
          onChange={chosen => onChange({ reason: chosen })}
        />
      </Field>
      <Field label={words.note}>
        <Textarea rows={2} maxLength={500} value={note} onChange={event => onChange({ note: event.target.value })} />
      </Field>
    </>
  )
}
