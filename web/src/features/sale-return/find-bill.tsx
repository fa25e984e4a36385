import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useBranchId } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { walkInCustomer } from '../../text/bill.ts'
import { saleReturnText as words } from '../../text/sale-return.ts'
import { Card } from '../../ui/card.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { HeldList } from './held-list.tsx'

const addressOf = (billId: string) => `/transactions/return/new?bill=${billId}`

/** Finds the bill that goods come back of: by what is printed on it, by the customer, or by the goods. */
export function FindBill() {
  useDocumentTitle(words.newTitle)
  const router = useRouter()
  const branchId = useBranchId()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, error, isPlaceholderData, isFetching } = useRoute(saleReturnRoutes.find, {
    query: { branchId, ...(keyword !== '' && { keyword }) },
  })
  // A scanner ends with Enter before the answer is there: the bill opens once it is.
  const [asked, setAsked] = useState<string | null>(null)
  const first = keyword === asked && !isPlaceholderData && !isFetching ? data?.[0]?.id : undefined
  useEffect(() => {
    if (first) router.history.push(addressOf(first))
  }, [first, router])
  return (
    <>
      <PageHead
        title={words.newTitle}
        crumbs={[{ label: words.title, to: '/transactions/return' }]}
        actions={<TextLink to="/transactions/return/new?bill=none">{words.unbilledLink}</TextLink>}
      />
      <Card>
        <div className="grid grid-cols-1 gap-3">
          <SearchInput
            autoFocus
            label={words.findBill}
            value={typed}
            onChange={text => {
              setTyped(text)
              setAsked(null)
            }}
            onKeyDown={event => {
              if (event.key === 'Enter') setAsked(typed.trim())
            }}
          />
          <p className="text-12 text-ink-3">{words.findBillHint}</p>
          {error?.code !== 'network' && <Refusal>{error?.message}</Refusal>}
          {data?.length === 0 && <p>{words.noBill}</p>}
          <ul aria-label={words.foundBills} className="-mx-4 -mb-4">
            {data?.map(bill => (
              <li key={bill.id} className="border-line border-t">
                <Link
                  to={addressOf(bill.id)}
                  className="ring-in flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2 hover:bg-hover"
                >
                  <span className="w-24 font-semibold">{bill.code}</span>
                  <span className="w-36 text-ink-2">
                    <DateTimeText instant={bill.soldAt} />
                  </span>
                  <span className="min-w-40 flex-1 truncate">
                    {bill.customerName ?? walkInCustomer}
                    <span className="text-12 text-ink-3"> · {bill.goods}</span>
                  </span>
                  {bill.isReturned && <span className="text-12 text-warning-text">{words.returnedBefore}</span>}
                  <span className="text-right font-semibold">{formatDong(bill.payable)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      {error?.code === 'network' && <HeldList keyword={keyword} />}
    </>
  )
}
