import { debtRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { useRoute } from '../../../../api/use-route.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { changePartsText as words } from '../../../../text/till/change-parts.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import type { CartCustomer } from '../../cart/cart.ts'
import { ChangePartsWindow } from '../../key-parts.ts'
import { openCart, useSale, useTill } from '../../sale-context.ts'
import { type ChangePart, proposeParts } from './propose-parts.ts'

/** The change can stay with the shop: it pays what the customer owes, by itself what is due first, or what the cashier chooses. */
export function KeepChange({ customer }: { customer: CartCustomer }) {
  const { till } = useSale()
  const change = useTill(({ view }) => view.settled?.change ?? 0)
  const keeps = useTill(state => openCart(state)?.keepsChange ?? false)
  if (change === 0) return null
  return (
    <div className="col-span-3">
      <Checkbox checked={keeps} onChange={event => till.dispatch({ do: 'keep-change', keeps: event.target.checked })}>
        {salePartText.keepChange(formatNumber(change))}
      </Checkbox>
      {keeps && customer.debt > 0 && <Pays customer={customer} change={change} />}
    </div>
  )
}

/** Which debts it pays. Without the network, and for a person who may not see debts, what is due first is paid. */
function Pays({ customer, change }: { customer: CartCustomer; change: number }) {
  const { till, focusFind } = useSale()
  const { rights } = useSession()
  const isOnline = useConnection(state => state.online)
  const mayChoose = isOnline && isAllowed(rights, { model: 'customer', action: 'read' })
  const chosen = useTill(state => openCart(state)?.changePays)
  const holds = chosen?.of === change ? chosen.parts : null
  const query = { partnerKind: 'customer' as const, partnerId: customer.id }
  const { data: debts } = useRoute(debtRoutes.open, { query }, { enabled: mayChoose, keepPrevious: false })
  const [isOpen, setOpen] = useState(false)
  const codeOf = ({ entryId }: ChangePart) => debts?.find(one => one.entryId === entryId)?.documentCode
  const parts = holds ?? (debts && proposeParts(change, debts))
  const inWords = parts?.map(part => `${codeOf(part) ?? ''} ${formatNumber(part.amount)}`.trim())
  const rest = change - (parts?.reduce((sum, { amount }) => sum + amount, 0) ?? 0)
  const said =
    !mayChoose || !inWords
      ? words.byAge
      : inWords.length === 0
        ? words.onlyCredit
        : [words.chosen(inWords.join(', ')), rest > 0 && words.credit(formatNumber(rest))].filter(Boolean).join(', ')
  return (
    <div className="mt-0.5 ml-6 text-12 text-ink-2">
      {mayChoose ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="ring-in rounded-1 text-left underline decoration-line-strong decoration-dotted underline-offset-4"
        >
          <span className="sr-only">{words.choose}: </span>
          {said}
        </button>
      ) : (
        said
      )}
      {isOpen && (
        <ChangePartsWindow
          customerId={customer.id}
          change={change}
          chosen={holds}
          onChoose={next =>
            till.dispatch({ do: 'keep-change', keeps: true, pays: next && { of: change, parts: next } })
          }
          onClose={() => {
            setOpen(false)
            focusFind()
          }}
        />
      )}
    </div>
  )
}
