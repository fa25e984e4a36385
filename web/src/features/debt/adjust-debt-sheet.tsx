import { debtRoutes } from '@quay/contract/money/routes'
import type { DebtAdjustmentKind } from '@quay/contract/money/shapes'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { kitText } from '../../text/kit/kit.ts'
import { debtText } from '../../text/partner/debt.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { DebtAfter } from './debt-after.tsx'
import type { DebtPartner } from './shared/debt-book.tsx'

const longestReason = 300
const { adjust: words } = debtText

/** Changes a debt without money, with a reason: more, less, or forgiven for paying. */
export function AdjustDebtSheet({ partner, onClose }: { partner: DebtPartner; onClose: () => void }) {
  const branchId = useBranchId()
  const [id] = useState(newId)
  const mayDiscount = partner.debt > 0
  const [kind, setKind] = useState<DebtAdjustmentKind>(mayDiscount ? 'DISCOUNT' : 'INCREASE')
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const adjust = useAction(debtRoutes.adjust, { onClose, showError: shownHere })
  const after = partner.debt + (kind === 'INCREASE' ? 1 : -1) * (amount ?? 0)
  const missing = !amount ? words.amountMissing : undefined
  const over = kind === 'DISCOUNT' && after < 0 ? words.discountOver : undefined
  const unreasoned = reason.trim() === ''

  async function submit() {
    setAsked(true)
    if (!amount || over || unreasoned) return
    const body = {
      id,
      partnerKind: partner.kind,
      partnerId: partner.id,
      branchId,
      kind,
      amount,
      reason: reason.trim(),
    }
    await adjust.mutateAsync({ body }).catch(() => {}) // shown above the fields
  }
  return (
    <EditSheet
      title={words.title(partner.name)}
      submitLabel={words.submit}
      dirty={amount !== null || reason !== ''}
      busy={adjust.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{adjust.error?.message}</Refusal>
      <Field label={words.kind} group>
        <Segmented
          fill
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={(['DISCOUNT', 'DECREASE', 'INCREASE'] as const)
            .filter(one => one !== 'DISCOUNT' || mayDiscount)
            .map(value => ({ value, label: words.kinds[value] }))}
        />
      </Field>
      <Field
        label={debtText.amount}
        required
        hint={kind === 'INCREASE' ? undefined : debtText.oldestFirst}
        error={over ?? (asked ? missing : undefined)}
      >
        <MoneyInput size="lg" value={amount} onChange={setAmount} />
      </Field>
      <Field label={kitText.reason} required error={asked && unreasoned ? kitText.empty : undefined}>
        <TextInput
          maxLength={longestReason}
          placeholder={words.reasonPlaceholder[kind]}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </Field>
      <p className="text-12 text-ink-2">{words.hint}</p>
      <DebtAfter now={partner.debt} after={after} beyond={debtText.credit[partner.kind]} />
    </EditSheet>
  )
}
