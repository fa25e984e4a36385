import { cashbookRoutes } from '@quay/contract/money/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { useRoute } from '../../../api/use-route.ts'
import { focusPath } from '../../../document/focus-path.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import type { EditorAction } from './edit-inbound.ts'
import { EditorCosts } from './editor-costs.tsx'
import type { EditorState } from './editor-state.ts'
import type { EditorPrices } from './price-editor.ts'

const methods = (['CASH', 'BANK', 'DEBT'] as const).map(value => ({ value, label: inboundText.methods[value] }))

type EditorMoneyProps = {
  state: EditorState
  prices: EditorPrices
  /** Path of the error in the money that the user already sees. */
  wrong: string | null
  dispatch: (action: EditorAction) => void
}

/** The totals, the discount of the document (F6), and what is paid now (F8); the rest is owed. */
export function EditorMoney({ state, prices, wrong, dispatch }: EditorMoneyProps) {
  const opening = state.kind === 'OPENING'
  const uses = useStoreUses()
  const patch = (change: Extract<EditorAction, { type: 'head' }>['patch']) => dispatch({ type: 'head', patch: change })
  const { scope } = inboundText
  useHotkey({ id: 'inbound.discount', key: 'F6', label: inboundText.documentDiscount, scope }, () => {
    focusPath('discount')
  })
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2">
        <FigureRow label={inboundText.goods} amount={prices.goodsAmount} />
        {prices.lineDiscount > 0 && <FigureRow label={inboundText.lineDiscount} amount={-prices.lineDiscount} />}
        <FigureRow
          label={
            <>
              {inboundText.documentDiscount} <Kbd>F6</Kbd>
            </>
          }
        >
          <div className="w-32" data-path="discount">
            <PercentOrMoneyInput
              size="sm"
              label={inboundText.documentDiscount}
              value={state.discount}
              onChange={discount => patch({ discount })}
            />
          </div>
        </FigureRow>
        {(uses.vat ? !opening : prices.vatAmount > 0) && (
          <FigureRow label={inboundText.vat} amount={prices.vatAmount} />
        )}
        {prices.costAmount > 0 && <FigureRow label={inboundText.costs.ofSupplier} amount={prices.costAmount} />}
        <FigureRow
          label={opening ? inboundText.openingValue : inboundText.payable}
          strong
          amount={prices.payable}
          amountClass="font-bold text-24"
        />
      </dl>
      {prices.deductsVat && prices.vatAmount > 0 && <p className="text-12 text-ink-3">{inboundText.vatDeducted}</p>}
      {!opening && state.invoiceTotal !== null && (
        <InvoiceDifference total={state.invoiceTotal} payable={prices.payable} />
      )}
      {!opening && <EditorCosts costs={state.costs} wrong={wrong} onChange={costs => patch({ costs })} />}
      {prices.otherCost > 0 && (
        <dl>
          <FigureRow label={inboundText.costs.ofOthers} amount={prices.otherCost} />
        </dl>
      )}
      {opening ? (
        <Note>
          {inboundText.openingHint}{' '}
          <TextLink underlined to="/products/excel">
            {inboundText.openingFile}
          </TextLink>
        </Note>
      ) : (
        <Payment {...{ state, prices, wrong, patch }} />
      )}
    </div>
  )
}

/** Whether what is to be paid is what the supplier's invoice says. */
function InvoiceDifference({ total, payable }: { total: number; payable: number }) {
  const difference = payable - total
  if (difference === 0) return <Note>{inboundText.invoiceMatches}</Note>
  const text = formatDong(Math.abs(difference))
  return <Note tone="warning">{difference > 0 ? inboundText.invoiceOver(text) : inboundText.invoiceUnder(text)}</Note>
}

type PaymentProps = Pick<EditorMoneyProps, 'state' | 'prices' | 'wrong'> & {
  patch: (change: Extract<EditorAction, { type: 'head' }>['patch']) => void
}

function Payment({ state: { payment }, prices, wrong, patch }: PaymentProps) {
  const accounts = useRoute(cashbookRoutes.banks, {}, { enabled: payment.method === 'BANK' })
  const banks = accounts.data ?? []
  const bank = banks.find(one => one.id === payment.accountId) ?? banks[0]
  const pay = (change: Partial<EditorState['payment']>) => patch({ payment: { ...payment, ...change } })
  useHotkey({ id: 'inbound.pay', key: 'F8', label: inboundText.payNow, scope: inboundText.scope }, () => {
    // Who owes everything and turns to the amount means to pay something: the drawer comes first.
    if (payment.method === 'DEBT') pay({ method: 'CASH', amount: null })
    requestAnimationFrame(() => focusPath('payments'))
  })
  return (
    <>
      <Segmented
        fill
        label={inboundText.method}
        value={payment.method}
        onChange={method => pay({ method, amount: null })}
        options={methods}
      />
      {payment.method === 'BANK' &&
        (bank ? (
          <Select
            label={inboundText.account}
            value={bank.id}
            onChange={accountId => pay({ accountId })}
            options={banks.map(one => ({ value: one.id, label: one.name, detail: one.accountNumber ?? undefined }))}
          />
        ) : (
          !accounts.isPending && <Note tone="warning">{inboundText.noAccount}</Note>
        ))}
      <dl className="grid gap-2">
        {payment.method !== 'DEBT' && (
          <FigureRow
            label={
              <>
                {inboundText.payNow} <Kbd>F8</Kbd>
              </>
            }
          >
            <div className="w-36">
              <MoneyInput
                aria-label={inboundText.payNow}
                data-path="payments"
                invalid={wrong?.startsWith('payments')}
                value={prices.paid}
                onChange={amount => pay({ amount: amount ?? 0 })}
              />
            </div>
          </FigureRow>
        )}
        <FigureRow
          label={prices.debt < 0 ? inboundText.credit : inboundText.toDebt}
          amount={Math.abs(prices.debt)}
          amountClass={prices.debt !== 0 ? 'font-semibold text-warning-text' : ''}
        />
      </dl>
    </>
  )
}
