import type { Bill } from '@quay/contract/bill/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useEffect, useState } from 'react'
import { billAddresses } from '../../../../api/bill-addresses.ts'
import { call } from '../../../../api/client.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { listWaiting } from '../../../../offline/outbox/held-bills.ts'
import { listSent } from '../../../../offline/outbox/sent-sales.ts'
import { salePartText as text } from '../../../../text/till/sale-parts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { DateTimeText } from '../../../../ui/date/date-time-text.tsx'
import { Money } from '../../../../ui/mark/money.tsx'
import { type Sale, useSale } from '../../sale-context.ts'
import { printCounted, printOptions } from '../pay-sale.ts'
import { type OwnSale, ownSales } from './own-sales.ts'

/** More than a till sells in a week. */
const mostRead = 5_000
const shownAtOnce = 30

/** What this browser sold in seven days: each paper can be printed again, also without a network. */
export function OwnSalesList() {
  const sale = useSale()
  const { storeId, branchId, userId } = sale.place
  const { rights } = useSession()
  const mayReadAll = isAllowed(rights, billAddresses.get.permission)
  const [sales, setSales] = useState<readonly OwnSale[] | null>(null)
  const [shown, setShown] = useState(shownAtOnce)
  const { pending } = useConnection()
  const [printed, setPrinted] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when a sale came, went or was printed
  useEffect(() => {
    let isHere = true
    const reads = Promise.all([listWaiting(storeId), listSent(storeId, mostRead, ({ paper }) => Boolean(paper))])
    reads.then(
      ([waiting, sent]) => isHere && setSales(ownSales(waiting, sent, { branchId, userId, mayReadAll })),
      () => isHere && setSales([]),
    )
    return () => {
      isHere = false
    }
  }, [storeId, branchId, userId, mayReadAll, pending, printed])
  if (sales === null) return null
  if (sales.length === 0) return <p className="text-ink-2">{text.noOwnSales}</p>
  return (
    <>
      <ul>
        {sales.slice(0, shown).map(one => (
          <li
            key={one.bill.id}
            className="flex flex-wrap items-center gap-2 border-line border-b py-1.5 last:border-b-0"
          >
            <b>{one.bill.code}</b>
            <span className="text-12 text-ink-3">
              <DateTimeText instant={one.bill.soldAt} />
            </span>
            <span className="min-w-0 truncate text-12 text-ink-2">{one.bill.customerName}</span>
            <Money amount={one.bill.payable} className="ml-auto font-semibold" />
            <Button
              size="sm"
              aria-label={text.printNumber(one.bill.code)}
              onClick={() => void printAgain(sale, one).then(() => setPrinted(count => count + 1))}
            >
              {text.printAgain}
            </Button>
          </li>
        ))}
      </ul>
      {sales.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + shownAtOnce)}>
          {text.showMore}
        </Button>
      )}
    </>
  )
}

/**
 * A waiting sale counts its own papers. Of the others the paper is that of the server where it answers, because it may have been edited or
 * cancelled elsewhere, else the one that lies here.
 */
async function printAgain(sale: Sale, { bill, isWaiting }: OwnSale): Promise<void> {
  if (!isWaiting) return printCounted(sale, await asServerHas(bill), sale.print)
  let papers: number | null = null
  await sale.outbox
    .change(bill.id, (entry, isUnderWay) => {
      if (isUnderWay || !entry.offline) return null
      papers = entry.offline.papers ?? 0
      return { ...entry, offline: { ...entry.offline, papers: papers + 1 } }
    })
    .catch(() => {})
  // On its way just now, or there already: the server counts it.
  if (papers === null) return printCounted(sale, bill, sale.print)
  sale.print(bill, { ...printOptions(sale), isUnsent: true, copy: papers })
}

async function asServerHas(bill: Bill): Promise<Bill> {
  if (!useConnection.getState().online) return bill
  return call(billAddresses.get, { params: { id: bill.id } }).catch(() => bill)
}
