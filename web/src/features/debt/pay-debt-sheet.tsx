import { inboundRoutes } from '@quay/contract/inbound'
import { cashbookRoutes, debtRoutes } from '@quay/contract/money'
import { useState } from 'react'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { debtText } from '../../text/debt.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FigureRow } from '../../ui/figure-row.tsx'
import { Money } from '../../ui/money.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Note } from '../../ui/note.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { DebtPartner } from './debt-book.tsx'
import { PayeeCode } from './payee-code.tsx'

const longestNote = 300

/** Collects a customer's debt or pays a provider's; the amount begins with all that is owed. */
export function PayDebtSheet({ partner, onClose }: { partner: DebtPartner; onClose: () => void }) {
  const branchId = useBranchId()
  const [amount, setAmount] = useState<number | null>(partner.debt > 0 ? partner.debt : null)
  const [method, setMethod] = useState<'CASH' | 'BANK'>('CASH')
  const [accountId, setAccountId] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accounts = useRoute(cashbookRoutes.banks, {}, { enabled: method === 'BANK' })
  const banks = accounts.data ?? []
  const bank = banks.find(one => one.id === accountId) ?? banks[0]

  const options = {
    onDone: onClose,
    showError: (error: { message: string }) => {
      setProblem(error.message)
      return true
    },
  }
  const collect = useAction(debtRoutes.collect, options)
  const pay = useAction(inboundRoutes.payDebt, options)
  const missing = amount === null || amount === 0

  async function submit() {
    setAsked(true)
    setProblem(undefined)
    if (missing) return
    const body = {
      branchId,
      amount,
      method,
      ...(method === 'BANK' && bank ? { accountId: bank.id } : {}),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    }
    const sending =
      partner.kind === 'customer'
        ? collect.mutateAsync({ body: { ...body, customerId: partner.id } })
        : pay.mutateAsync({ body: { ...body, providerId: partner.id } })
    await sending.catch(() => {}) // shown above the fields
  }
  const rest = partner.debt - (amount ?? 0)
  const dirty = amount !== (partner.debt > 0 ? partner.debt : null) || note !== ''
  return (
    <EditSheet
      open
      title={debtText.payTitle[partner.kind](partner.name)}
      submitLabel={debtText.paySubmit[partner.kind]}
      dirty={dirty}
      busy={collect.isPending || pay.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {problem && (
        <Note tone="danger" alert>
          {problem}
        </Note>
      )}
      <Field
        label={debtText.amount}
        required
        hint={debtText.oldestFirst}
        error={asked && missing ? 'Số tiền phải lớn hơn 0' : undefined}
      >
        <MoneyInput size="lg" value={amount} onChange={setAmount} />
      </Field>
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
      <dl className="grid gap-1.5 border-line border-t pt-3">
        <FigureRow label={debtText.debtNow}>
          <Money amount={partner.debt} />
        </FigureRow>
        <FigureRow label={rest < 0 ? debtText.surplus[partner.kind] : debtText.afterPay} strong>
          <Money amount={Math.abs(rest)} className="text-16" />
        </FigureRow>
      </dl>
    </EditSheet>
  )
}
