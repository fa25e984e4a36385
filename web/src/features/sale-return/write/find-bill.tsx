import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { SearchInput } from '../../../ui/field/search-input.tsx'
import { walkLinks } from '../../../ui/key/walk-links.ts'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { HeldList } from '../offline/held-list.tsx'
import { FoundBill } from './found-bill.tsx'

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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrows of the field and the links in it */}
        <div className="grid grid-cols-1 gap-3" onKeyDown={walkLinks}>
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
            {data?.map(({ id, code, soldAt, customerName, goods, cameBack, payable }) => (
              <FoundBill key={id} to={addressOf(id)} {...{ code, soldAt, customerName, goods }} amount={payable}>
                {cameBack && <span className="text-12 text-warning-text">{words.cameBack[cameBack]}</span>}
              </FoundBill>
            ))}
          </ul>
        </div>
      </Card>
      {error?.code === 'network' && <HeldList keyword={keyword} />}
    </>
  )
}
