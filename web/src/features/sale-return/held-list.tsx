import { formatDong } from '@quay/domain/text/format-number'
import { useEffect, useState } from 'react'
import { useProfile } from '../../api/session.ts'
import { type HeldBill, listHeld } from '../../offline/held-bills.ts'
import { walkInCustomer } from '../../text/bill.ts'
import { saleReturnText as words } from '../../text/sale-return.ts'
import { Card } from '../../ui/card.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
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
              <li key={id} className="border-line border-t">
                <Link
                  to={`/transactions/return/new?held=${id}`}
                  className="ring-in flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2 hover:bg-hover"
                >
                  <span className="w-24 font-semibold">{code}</span>
                  <span className="w-36 text-ink-2">
                    <DateTimeText instant={soldAt} />
                  </span>
                  <span className="min-w-40 flex-1 truncate">
                    {customerName ?? walkInCustomer}
                    <span className="text-12 text-ink-3"> · {lines.map(({ name }) => name).join(', ')}</span>
                  </span>
                  <span className="font-semibold">{formatDong(lines.reduce((sum, { net }) => sum + net, 0))}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
