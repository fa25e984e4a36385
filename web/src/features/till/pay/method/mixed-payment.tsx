import type { PaymentMethod } from '@quay/contract/enumeration'
import Banknote from 'lucide-react/icons/banknote'
import Landmark from 'lucide-react/icons/landmark'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { saleText } from '../../../../text/till/sale.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { MoneyInput } from '../../../../ui/field/money-input.tsx'
import type { PaymentPart } from '../../cart/cart.ts'
import { useSale, useTill } from '../../sale-context.ts'
import { saleKeys } from '../../sale-keys.ts'
import { DueDay } from '../customer/due-day.tsx'
import { accountOf, BankTransfer } from './bank-transfer.tsx'
import type { PaymentProps } from './cash-payment.tsx'
import { fillParts } from './payments-of.ts'

const icons: Record<PaymentMethod, typeof Banknote> = { CASH: Banknote, BANK: Landmark, DEBT: NotebookPen }
const methods: readonly PaymentMethod[] = ['CASH', 'BANK', 'DEBT']

/** Several methods, one row each; the last untouched row takes what is left. */
export default function MixedPayment({ payment, payable, onChange }: PaymentProps) {
  const { focusFind } = useSale()
  const { parts } = payment
  const rounding = useTill(state => state.facts.context?.cashRounding ?? null)
  const filled = fillParts(parts, payable, rounding)
  const accounts = useTill(state => state.facts.context?.bankAccounts) ?? []
  const put = (place: number, change: Partial<PaymentPart>) =>
    onChange({ parts: parts.map((part, index) => (index === place ? { ...part, ...change } : part)) })
  const intoOf = (part: PaymentPart) => accountOf(accounts, part.accountId ?? payment.accountId)?.id
  const used = parts.filter(({ method }) => method === 'BANK').map(intoOf)
  const free = accounts.find(({ id }) => !used.includes(id))
  const offered = methods.filter(
    method => !parts.some(part => part.method === method) || (method === 'BANK' && free !== undefined),
  )
  const more = (method: PaymentMethod): PaymentPart => ({
    method,
    amount: null,
    ...(method === 'BANK' && used.length > 0 && free && { accountId: free.id }),
  })
  return (
    <div className="grid gap-2">
      {filled.map(({ method, amount, ...part }, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: two transfers differ by their place alone
          key={index}
          method={method}
          account={
            method === 'BANK' && used.length > 1
              ? accounts.find(({ id }) => id === intoOf({ ...part, method, amount }))?.name
              : undefined
          }
          amount={amount}
          isFirst={index === 0}
          onChange={next => put(index, { amount: next })}
          onDrop={() => onChange({ parts: parts.toSpliced(index, 1) })}
          onDone={focusFind}
        />
      ))}
      {offered.length > 0 && (
        <div className="flex gap-2">
          {offered.map(method => (
            <Button
              key={method}
              size="sm"
              variant="ghost"
              icon={<Plus />}
              onClick={() => onChange({ parts: inOrder([...parts, more(method)]) })}
            >
              {salePartText.addPart(saleText.methods[method])}
            </Button>
          ))}
        </div>
      )}
      {filled.map(
        (part, index) =>
          part.method === 'BANK' &&
          part.amount > 0 && (
            <BankTransfer
              // biome-ignore lint/suspicious/noArrayIndexKey: two transfers differ by their place alone
              key={index}
              payment={{ ...payment, accountId: part.accountId ?? payment.accountId }}
              amount={part.amount}
              onChange={({ accountId }) => put(index, { accountId: accountId ?? undefined })}
            />
          ),
      )}
      {filled.some(part => part.method === 'DEBT' && part.amount > 0) && <DueDay />}
    </div>
  )
}

type RowProps = {
  method: PaymentMethod
  /** The name of the account, where there are several transfers. */
  account: string | undefined
  amount: number
  isFirst: boolean
  onChange: (amount: number | null) => void
  onDrop: () => void
  onDone: () => void
}

function Row({ method, account, amount, isFirst, onChange, onDrop, onDone }: RowProps) {
  const Icon = icons[method]
  const name = account ? salePartText.transferInto(account) : saleText.methods[method]
  return (
    <div
      data-part={isFirst ? 'given' : undefined}
      className="grid grid-cols-[112px_minmax(0,1fr)_24px] items-center gap-2"
    >
      <span className="flex min-w-0 items-center gap-1.5 font-medium" title={name}>
        <Icon />
        <span className="truncate">{account ?? name}</span>
      </span>
      <MoneyInput
        aria-label={salePartText.partAmount(name)}
        className="h-9! font-semibold text-16"
        keyHint={isFirst ? saleKeys.given.key : undefined}
        value={amount}
        onChange={onChange}
        onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && onDone()}
      />
      <IconButton
        label={salePartText.dropPart(name)}
        tooltip={false}
        size="xs"
        icon={<X className="size-3.5!" />}
        onClick={onDrop}
      />
    </div>
  )
}

/** Cash, transfer, debt: what is left falls to the last. */
function inOrder(parts: PaymentPart[]): PaymentPart[] {
  return parts.toSorted((a, b) => methods.indexOf(a.method) - methods.indexOf(b.method))
}
