import { cashbookRoutes } from '@quay/contract/money/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { focusPath } from '../../../document/focus-path.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { partWays, type RefundWays, type Sum, settleWays } from './refund-ways.ts'

type RefundFieldsProps = {
  ways: RefundWays
  sum: Sum
  /** Money can stay on the account of a named customer only. */
  hasCustomer: boolean
  onChange: (ways: RefundWays) => void
}

/** How the customer gets the money, or pays the difference: one way, or parts of it another way. F8 comes here. */
export function RefundFields({ ways, sum, hasCustomer, onChange }: RefundFieldsProps) {
  const { method } = ways
  const others = partWays(method, hasCustomer)
  const [isSplit, setSplit] = useState(others.some(way => (ways.parts[way] ?? 0) > 0))
  const names = sum.isDue ? words.dueMethods : words.methods
  const label = sum.isDue ? words.takeBy : words.method
  const { main, isOver } = settleWays(ways, sum, hasCustomer)
  useHotkey({ id: 'sale-return.ways', key: 'F8', label: words.waysKey, scope: words.scope }, () => {
    focusPath('ways')
  })
  const methods = (['CASH', 'BANK', 'DEBT'] as const).filter(way => way !== 'DEBT' || hasCustomer)
  return (
    <div data-path="ways" className="grid gap-3">
      <Field label={label} group>
        <Segmented
          fill
          label={label}
          value={method}
          options={methods.map(value => ({ value, label: names[value] }))}
          onChange={next => onChange({ ...ways, method: next })}
        />
      </Field>
      {isSplit ? (
        <>
          {others.map(way => (
            <Field
              key={way}
              label={words.partOf(names[way])}
              error={isOver ? words.partsOver(formatDong(sum.amount)) : undefined}
            >
              <MoneyInput
                value={ways.parts[way] ?? null}
                max={sum.amount}
                onChange={amount => onChange({ ...ways, parts: { ...ways.parts, [way]: amount } })}
              />
            </Field>
          ))}
          <dl>
            <FigureRow label={words.leftBy(names[method])} amount={main} />
          </dl>
        </>
      ) : (
        others.length > 0 && (
          <Button variant="link" size="xs" className="justify-self-start" onClick={() => setSplit(true)}>
            {words.split}
          </Button>
        )
      )}
      <BankAccount ways={ways} onChange={onChange} />
    </div>
  )
}

/** Of several accounts the one that the money leaves or comes to. */
function BankAccount({ ways, onChange }: Pick<RefundFieldsProps, 'ways' | 'onChange'>) {
  const isUsed = ways.method === 'BANK' || (ways.parts.BANK ?? 0) > 0
  const banks = useRoute(cashbookRoutes.banks, {}, { enabled: isUsed })
  if (!isUsed || (banks.data?.length ?? 0) < 2) return null
  return (
    <Field label={words.account}>
      <Select
        value={ways.accountId ?? banks.data?.find(({ isDefault }) => isDefault)?.id ?? null}
        options={(banks.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={accountId => onChange({ ...ways, accountId })}
      />
    </Field>
  )
}
