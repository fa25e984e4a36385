import type { Bill } from '@quay/contract/bill/shapes'
import { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { documentFlagText } from '../../../text/bill/document-flag.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { howSettled } from './how-settled.ts'
import { SettleFlag } from './settle-flag.tsx'

/** What of a bill that was sold without the network somebody has to look at, or looked at; and what its paper says. */
export function BillFlags({ bill }: { bill: Bill }) {
  const { rights } = useSession()
  const queries = useQueryClient()
  const [settling, setSettling] = useState<string | null>(null)
  const { offline, flags = [] } = bill
  const maySettle = isAllowed(rights, documentFlagRoutes.settle.permission)
  const chosen = flags.find(({ id }) => id === settling)
  if (!offline) return null
  return (
    <>
      {flags.map(flag => (
        <Note
          key={flag.id}
          tone={flag.settledAt ? 'info' : 'warning'}
          actions={
            !flag.settledAt &&
            maySettle && (
              <Button size="sm" onClick={() => setSettling(flag.id)}>
                {documentFlagText.settle}
              </Button>
            )
          }
        >
          {flag.sentence}
          {flag.settledAt && (
            <span className="block text-12">
              {howSettled(flag)} · <DateTimeText instant={flag.settledAt} />
            </span>
          )}
        </Note>
      ))}
      <p className="text-12 text-ink-3">
        {documentFlagText.onPaper} {offline.localNumber}
        {offline.deliveredByName && ` · ${documentFlagText.deliveredBy(offline.deliveredByName)}`}{' '}
        <DateTimeText instant={offline.arrivedAt} />
        {offline.saidLots.length > 0 &&
          ` · ${documentFlagText.saidLots}: ${[...new Set(offline.saidLots.map(lot => lot.lotNumber).filter(Boolean))].join(', ')}`}
      </p>
      {chosen && (
        <SettleFlag
          flag={{
            ...chosen,
            documentKind: 'bill',
            documentId: bill.id,
            documentCode: bill.code,
            customerId: bill.customerId,
          }}
          onClose={() => {
            setSettling(null)
            void queries.invalidateQueries()
          }}
        />
      )}
    </>
  )
}
