import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Note } from '../../../ui/mark/note.tsx'

type EarlierBillsProps = { productId: string; productName: string; customerId: string | null }

/** Bills of the last 90 days that the goods are probably of: whoever takes them back looks there first. */
export function EarlierBills({ productId, productName, customerId }: EarlierBillsProps) {
  const branchId = useBranchId()
  const { data } = useRoute(saleReturnRoutes.goods, {
    params: { id: productId },
    query: { branchId, ...(customerId && { customerId }) },
  })
  if (!data || data.bills.length === 0) return null
  return (
    <Note tone="info">
      {words.earlierBills(productName)}{' '}
      {data.bills.map(({ id, code, soldAt }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <TextLink underlined to={`/transactions/return/new?bill=${id}`}>
            {code}
          </TextLink>{' '}
          (<DateTimeText instant={soldAt} />)
        </span>
      ))}
      .
    </Note>
  )
}
