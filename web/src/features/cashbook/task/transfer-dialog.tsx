import { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDong } from '@quay/domain/text/format-number'
import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { CancelDocument } from '../../../document/cancel-document.tsx'
import { fundTransferText as words } from '../../../text/fund-transfer.ts'
import { kitText } from '../../../text/kit.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTimeText } from '../../../ui/date-time-text.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

/** One transfer between funds. Cancelling is asked in its place. */
export default function TransferDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { rights } = useSession()
  const { data, error, refetch } = useRoute(fundTransferRoutes.get, { params: { id } }, { keepPrevious: false })
  const [cancelling, setCancelling] = useState(false)
  if (data && cancelling)
    return (
      <CancelDocument
        route={fundTransferRoutes.cancel}
        input={reason => ({ params: { id }, body: { reason } })}
        onClose={() => setCancelling(false)}
        title={words.cancelTitle(data.code)}
        description={words.cancelHint(formatDong(data.amount), data.fromName, data.toName)}
        confirmLabel={words.cancel}
        reasonLabel={kitText.reason}
      />
    )
  return (
    <Dialog
      onClose={onClose}
      title={
        data ? (
          <span className="flex items-center gap-2">
            {words.code(data.code)}
            <StatusBadge status={data.status} />
          </span>
        ) : (
          words.title
        )
      }
      actions={
        <>
          {data?.status === 'SUCCEED' && isAllowed(rights, fundTransferRoutes.cancel.permission) && (
            <Button icon={<Ban />} className="mr-auto" onClick={() => setCancelling(true)}>
              {words.cancel}
            </Button>
          )}
          <Button onClick={onClose}>Đóng</Button>
        </>
      }
    >
      {error ? (
        <ErrorState title={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton lines={5} />
      ) : (
        <>
          <FactList
            facts={[
              { label: words.amount, value: <Money amount={data.amount} className="font-semibold text-16" /> },
              { label: words.from, value: data.fromName },
              { label: words.to, value: data.toName },
              { label: words.fee, value: data.fee > 0 && <Money amount={data.fee} /> },
              {
                label: words.made,
                value: (
                  <>
                    <DateTimeText instant={data.createdAt} precision="second" /> · {data.createdByName}
                  </>
                ),
              },
              { label: words.note, value: data.note },
            ]}
          />
          {data.status === 'CANCELLED' && (
            <Note tone="danger">
              {data.cancelledByName} hủy lúc <DateTimeText instant={data.cancelledAt} precision="second" />:{' '}
              {data.cancelReason}
            </Note>
          )}
        </>
      )}
    </Dialog>
  )
}
