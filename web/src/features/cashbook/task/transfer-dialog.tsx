import { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDong } from '@quay/domain/text/format-number'
import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { CancelDocument } from '../../../document/cancel-document.tsx'
import { kitText } from '../../../text/kit/kit.ts'
import { fundTransferText as words } from '../../../text/money/fund-transfer.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { StatusBadge } from '../../../ui/mark/status-badge.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { FactList } from '../../../ui/page/fact-list.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'

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
