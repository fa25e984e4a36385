import { shiftRoutes } from '@quay/contract/shift/routes'
import { useState } from 'react'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { shiftText } from '../../text/till/shift.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'

const pageSize = 20
const most = 200

/** Each row of money behind what must be in the drawer, the last first. */
export function MoneyCard({ id }: { id: string }) {
  const [limit, setLimit] = useState(pageSize)
  const { data } = useRoute(shiftRoutes.money, { params: { id }, query: { limit } })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={shiftText.money}>
      <ul className="grid gap-2">
        {data.items.map(row => (
          <li key={row.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="min-w-0">
              <DocumentLink underlined kind={row.documentKind} id={row.documentId} code={row.documentCode} />{' '}
              <span className="text-ink-2">
                {[shiftText.kinds[row.kind] ?? shiftText.otherKind, row.partnerName, row.note]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-12 text-ink-3">
                <DateTimeText instant={row.at} /> {row.employeeName}
              </span>
            </span>
            <Money amount={row.amount} className={row.amount < 0 ? 'text-danger-text' : ''} />
          </li>
        ))}
      </ul>
      {data.nextCursor && limit < most && (
        <Button size="sm" className="mt-3" onClick={() => setLimit(most)}>
          {shiftText.moneyMore}
        </Button>
      )}
    </Card>
  )
}
