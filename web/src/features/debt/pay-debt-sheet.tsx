import { inboundRoutes } from '@quay/contract/inbound/routes'
import { cashbookRoutes, debtRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { debtText } from '../../text/partner/debt.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { DebtAfter } from './debt-after.tsx'
import { moneyOfParts } from './money-of-parts.ts'
import { PayeeCode } from './payee-code.tsx'
import type { DebtPartner } from './shared/debt-book.tsx'
import { type Parts, PayParts } from './shared/pay-parts.tsx'

const longestNote = 300

type PayDebtSheetProps = {
  partner: DebtPartner
  /** The document that is paid, where the window opens from one. */
  first?: { entryId: string; remaining: number } | undefined
  onClose: () => void
}

/** Collects a customer's debt or pays a provider's; the amount begins with all that is owed. */
export function PayDebtSheet({ partner, first, onClose }: PayDebtSheetProps) {
  const begins = first?.remaining ?? (partner.debt > 0 ? partner.debt : null)
  const branchId = useBranchId()
  const [amount, setAmount] = useState<number | null>(begins)
  const [method, setMethod] = useState<'CASH' | 'BANK'>('CASH')
  const [accountId, setAccountId] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [discount, setDiscount] = useState<number | null>(null)
  const { rights } = useSession()
  const mayDiscount = partner.debt > 0 && isAllowed(rights, { model: partner.kind, action: 'delete' })
  const [parts, setParts] = useState<Parts>(first ? { [first.entryId]: first.remaining } : {})
  const open = useRoute(debtRoutes.open, { query: { partnerKind: partner.kind, partnerId: partner.id } })
  const documents = open.data?.filter(one => !one.isElsewhere) ?? []
  const owedElsewhere = open.data?.reduce((sum, one) => (one.isElsewhere ? sum + one.remaining : sum), 0) ?? 0
  const [asked, setAsked] = useState(false)
  const accounts = useRoute(cashbookRoutes.banks, {}, { enabled: method === 'BANK' })
  const banks = accounts.data ?? []
  const bank = banks.find(one => one.id === accountId) ?? banks[0]

  const options = { onClose, showError: shownHere }
  const collect = useAction(debtRoutes.collect, options)
  const pay = useAction(inboundRoutes.payDebt, options)
  const chosen = Object.entries(parts)
  const partsSum = chosen.reduce((sum, [, part]) => sum + (part ?? 0), 0)
  const missing = amount === null || amount === 0
  const settled = (amount ?? 0) + (discount ?? 0)
  const above = partsSum > settled ? debtText.partsAbove : undefined
  const over = discount !== null && settled > partner.debt ? debtText.discountOver : undefined
  const emptyPart = chosen.some(([, part]) => !part) ? debtText.partsEmpty : undefined
  // A nought too many is more than is owed: the rest is only taken where the person says so of this very sum.
  const surplus = partner.debt > 0 ? Math.max(0, settled - partner.debt) : 0
  const [agreed, setAgreed] = useState(0)
  const unagreed = surplus !== agreed && surplus > 0 ? debtText.surplusUnagreed : undefined

  async function submit() {
    setAsked(true)
    if (missing || above || over || emptyPart || unagreed) return
    const body = {
      branchId,
      amount,
      method,
      ...(method === 'BANK' && bank ? { accountId: bank.id } : {}),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      ...(chosen.length > 0 && {
        allocations: moneyOfParts(parts, discount ?? 0),
      }),
      ...(discount && { discount }),
    }
    const sending =
      partner.kind === 'customer'
        ? collect.mutateAsync({ body: { ...body, customerId: partner.id } })
        : pay.mutateAsync({ body: { ...body, providerId: partner.id } })
    await sending.catch(() => {}) // shown above the fields
  }
  /** The documents that are paid, each whole or in part; the amount follows them. */
  function choose(next: Parts) {
    setParts(next)
    const sum = Object.values(next).reduce<number>((all, part) => all + (part ?? 0), 0)
    const whole = Object.keys(next).length > 0 ? sum : partner.debt
    setAmount(whole > 0 ? Math.max(0, whole - (discount ?? 0)) : null)
  }
  /** Where one document is paid, what is paid of it follows the amount, and what is beyond it stays as a credit. */
  function changeAmount(next: number | null) {
    setAmount(next)
    const [only, ...others] = Object.keys(parts)
    const owed = documents.find(one => one.entryId === only)?.remaining
    if (only && others.length === 0 && owed !== undefined && next !== null)
      setParts({ [only]: Math.min(owed, next + (discount ?? 0)) })
  }
  /** What is forgiven is not paid: the amount goes down by as much. */
  function give(next: number | null) {
    setDiscount(next)
    setAmount(amount === null ? null : Math.max(0, settled - (next ?? 0)))
  }
  const dirty = amount !== begins || note !== '' || discount !== null
  return (
    <EditSheet
      title={debtText.payTitle[partner.kind](partner.name)}
      submitLabel={debtText.paySubmit[partner.kind]}
      dirty={dirty}
      busy={collect.isPending || pay.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{(collect.error ?? pay.error)?.message}</Refusal>
      <Field
        label={debtText.amount}
        required
        hint={chosen.length > 0 ? debtText.chosenFirst : debtText.oldestFirst}
        error={asked && missing ? 'Số tiền phải lớn hơn 0' : above}
      >
        <MoneyInput size="lg" value={amount} onChange={changeAmount} />
      </Field>
      {surplus > 0 && !over && (
        <Field label={debtText.surplus[partner.kind]} group error={asked ? unagreed : undefined}>
          <Checkbox checked={agreed === surplus} onChange={event => setAgreed(event.target.checked ? surplus : 0)}>
            {debtText.surplusAgreed(formatDong(surplus))}
          </Checkbox>
        </Field>
      )}
      {documents.length > 0 && ((open.data?.length ?? 0) > 1 || first) && (
        <Field label={debtText.chooseDocuments} group error={asked ? emptyPart : undefined}>
          <PayParts documents={documents} parts={parts} onChange={choose} />
          {owedElsewhere > 0 && (
            <p className="text-12 text-ink-2">{debtText.owedElsewhere(formatDong(owedElsewhere))}</p>
          )}
        </Field>
      )}
      {mayDiscount && (
        <Field label={debtText.discount} hint={debtText.discountHint} error={over}>
          <MoneyInput value={discount} onChange={give} />
        </Field>
      )}
      <Field label={debtText.method} group>
        <Segmented
          fill
          label={debtText.method}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'CASH', label: debtText.methods.CASH },
            { value: 'BANK', label: debtText.methods.BANK },
          ]}
        />
      </Field>
      {method === 'BANK' &&
        (bank ? (
          <Field label={debtText.account}>
            <Select
              value={bank.id}
              onChange={setAccountId}
              options={banks.map(one => ({ value: one.id, label: one.name, detail: one.accountNumber ?? undefined }))}
            />
          </Field>
        ) : (
          !accounts.isPending && <Note tone="warning">{debtText.noAccount}</Note>
        ))}
      {method === 'BANK' && partner.bankAccounts && <PayeeCode accounts={partner.bankAccounts} amount={amount} />}
      <Field label={debtText.note}>
        <TextInput maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
      <DebtAfter now={partner.debt} after={partner.debt - settled} beyond={debtText.surplus[partner.kind]} />
    </EditSheet>
  )
}
