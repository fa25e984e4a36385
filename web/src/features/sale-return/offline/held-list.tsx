import { useEffect, useState } from 'react'
import { useProfile } from '../../../api/session/session.ts'
import { type HeldBill, listHeld } from '../../../offline/outbox/held-bills.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { FoundBill } from '../write/found-bill.tsx'
import { useKeptContext } from './offline-rules.ts'

/** Without the network: the bills that this browser holds, where the store takes goods back so. */
export function HeldList({ keyword }: { keyword: string }) {
  const { store } = useProfile()
  const isAllowed = Boolean(useKeptContext()?.offlineReturns)
  const [bills, setBills] = useState<HeldBill[]>([])
  useEffect(() => {
    if (isAllowed) void listHeld(store.id).then(setBills)
  }, [store.id, isAllowed])
  const wanted = keyword.toUpperCase()
  const found = bills.filter(({ code, lines }) =>
    [code, ...lines.map(({ name }) => name)].some(text => text.toUpperCase().includes(wanted)),
  )
  return (
    <>
      <Note tone="warning">{isAllowed ? words.offlineHint : words.needsNetwork}</Note>
      {isAllowed && (
        <Card title={words.heldBills} padded={false}>
          {found.length === 0 && <p className="px-4 pb-3">{words.noHeldBill}</p>}
          <ul aria-label={words.heldBills}>
            {found.map(({ id, code, soldAt, customerName, lines }) => (
              <FoundBill
                key={id}
                to={`/transactions/return/new?held=${id}`}
                {...{ code, soldAt, customerName }}
                goods={lines.map(({ name }) => name).join(', ')}
                amount={lines.reduce((sum, { net }) => sum + net, 0)}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
