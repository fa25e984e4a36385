import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { laterPart } from '../../../../ui/later-part.tsx'
import { Note } from '../../../../ui/mark/note.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import type { CartPayment } from '../../cart/cart.ts'
import { loadTransferCode } from '../../key-parts.ts'
import { useSale, useTill } from '../../sale-context.ts'
import type { TillContext } from '../../till-facts.ts'
import { referenceOf } from '../unsent/reference-of.ts'

const TransferCode = laterPart(loadTransferCode, () => <Skeleton lines={4} />)

type BankTransferProps = {
  payment: CartPayment
  amount: number
  onChange: (payment: Partial<CartPayment>) => void
}

type Accounts = TillContext['bankAccounts']

/** The account that takes a transfer: the one that was chosen, else the usual one. */
export const accountOf = (accounts: Accounts, accountId: string | null): Accounts[number] | undefined =>
  accounts.find(one => one.id === accountId) ?? accounts.find(one => one.isDefault) ?? accounts[0]

/** A transfer: the account that takes it, and the VietQR code that the customer scans. */
export function BankTransfer({ payment, amount, onChange }: BankTransferProps) {
  const { focusFind } = useSale()
  const accounts = useTill(state => state.facts.context?.bankAccounts)
  const billId = useTill(state => state.activeId)
  if (!accounts || accounts.length === 0) return <Note tone="warning">{salePartText.noAccount}</Note>
  const account = accountOf(accounts, payment.accountId)!
  return (
    <>
      {accounts.length > 1 && (
        <Field label={salePartText.account}>
          <Select
            value={account.id}
            options={accounts.map(one => ({ value: one.id, label: one.name, detail: one.accountNumber ?? undefined }))}
            onChange={accountId => {
              onChange({ accountId })
              focusFind()
            }}
          />
        </Field>
      )}
      {amount > 0 && <TransferCode account={account} amount={amount} reference={referenceOf(billId)} />}
    </>
  )
}
