import { pointRoutes } from '@quay/contract/point/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { kitText } from '../../text/kit/kit.ts'
import { pointText } from '../../text/promotion/point.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

const longestReason = 200
const mostPoints = 999_999_999

type AdjustPointsProps = {
  customer: { id: string; name: string }
  points: number
  available: number
  onClose: () => void
}

/** Gives a customer points by hand, or takes them, with a reason. */
export function AdjustPointsSheet({ customer, points, available, onClose }: AdjustPointsProps) {
  const [takes, setTakes] = useState(false)
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const adjust = useAction(pointRoutes.adjust, { onClose, showError: shownHere })
  const isUnreasoned = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!amount || isUnreasoned) return
    adjust.mutate({ body: { customerId: customer.id, amount: takes ? -amount : amount, reason: reason.trim() } })
  }
  return (
    <EditSheet
      title={pointText.adjustTitle(customer.name)}
      submitLabel={pointText.adjustSubmit}
      dirty={amount !== null || reason !== ''}
      busy={adjust.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{adjust.error?.issues[0]?.message ?? adjust.error?.message}</Refusal>
      <Field label={pointText.direction} group>
        <Segmented
          fill
          label={pointText.direction}
          value={takes ? 'less' : 'more'}
          onChange={value => setTakes(value === 'less')}
          options={[
            { value: 'more', label: pointText.more },
            { value: 'less', label: pointText.less },
          ]}
        />
      </Field>
      <Field label={pointText.amount} required error={asked && !amount ? pointText.amountMissing : undefined}>
        <NumberInput min={0} max={takes ? Math.max(available, 0) : mostPoints} value={amount} onChange={setAmount} />
      </Field>
      <Field label={kitText.reason} required error={asked && isUnreasoned ? kitText.empty : undefined}>
        <TextInput
          maxLength={longestReason}
          placeholder={pointText.reasonHint}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </Field>
      <p className="text-12 text-ink-2">
        {pointText.after(formatNumber(points), formatNumber(points + (takes ? -1 : 1) * (amount ?? 0)))}
      </p>
    </EditSheet>
  )
}
