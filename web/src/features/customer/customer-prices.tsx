import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceBook } from '@quay/contract/price-book/shapes'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'

const { prices: words } = partnerText

/** Whether a book holds now for who is in a group, by itself or where the cashier chooses it. */
const holdsFor = ({ state, groups }: PriceBook, groupId: string | null) =>
  state === 'now' && (groups === null || groups.some(({ id }) => id === groupId))

/** The price books that hold for the customer at the branch; the general price where there is none. */
export function CustomerPrices({ groupId }: { groupId: string | null }) {
  const { data } = useRoute(priceBookRoutes.list, { query: { branchId: useBranchId() } })
  if (!data || data.items.length === 0) return null
  const books = data.items.filter(book => holdsFor(book, groupId))
  return (
    <Card title={words.title}>
      {books.length === 0 ? (
        <p className="text-ink-2">{words.general}</p>
      ) : (
        <FactList
          facts={books.map(({ name, groups, onRequest, itemCount }) => ({
            label: name,
            value: [groups ? words.ofGroup : words.ofAll, onRequest && words.onRequest, words.units(itemCount)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </Card>
  )
}
