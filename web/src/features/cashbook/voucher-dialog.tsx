import { voucherRoutes } from '@quay/contract/money'
import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { formatDong } from '@quay/domain/text/format-number'
import Ban from 'lucide-react/icons/ban'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { directionText } from '../../text/cashbook.ts'
import { Button } from '../../ui/button.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type Voucher = Answer<typeof voucherRoutes.get>

/** One receipt or payment. Cancelling is asked in the same window: no dialog over a dialog. */
export function VoucherDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { rights } = useSession()
  const { data: voucher, error, refetch } = useRoute(voucherRoutes.get, { params: { id } }, { keepPrevious: false })
  const [cancelling, setCancelling] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = useAction(voucherRoutes.cancel, {
    onDone: () => setCancelling(false),
    showError: refusal => {
      setProblem(refusal.message)
      return true
    },
  })
  const mayCancel = voucher?.status === 'SUCCEED' && isAllowed(rights, { model: 'cashbook', action: 'delete' })
  function confirm() {
    if (reason.trim() === '') setProblem('Cần ghi lý do hủy.')
    else cancel.mutate({ params: { id }, body: { reason: reason.trim() } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        voucher ? (
          <span className="flex items-center gap-2">
            {cancelling ? `Hủy ${voucher.code}?` : `${directionText[voucher.direction]} ${voucher.code}`}
            {!cancelling && <StatusBadge status={voucher.status} />}
          </span>
        ) : (
          'Phiếu thu chi'
        )
      }
      description={cancelling && voucher ? consequences(voucher) : undefined}
      actions={
        cancelling ? (
          <>
            <Button onClick={() => setCancelling(false)}>Giữ lại</Button>
            <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
              Hủy phiếu
            </Button>
          </>
        ) : (
          <>
            {mayCancel && (
              <Button icon={<Ban />} className="mr-auto" onClick={() => setCancelling(true)}>
                Hủy phiếu
              </Button>
            )}
            <Button onClick={onClose}>Đóng</Button>
          </>
        )
      }
    >
      {error ? (
        <ErrorState title={error.message} onRetry={() => refetch()} />
      ) : !voucher ? (
        <Skeleton lines={6} />
      ) : cancelling ? (
        <div className="grid gap-3">
          {problem && (
            <Note tone="danger" alert>
              {problem}
            </Note>
          )}
          <Field label="Lý do hủy" required>
            <Textarea rows={2} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
          </Field>
        </div>
      ) : (
        <Facts voucher={voucher} />
      )}
    </Dialog>
  )
}

function Facts({ voucher }: { voucher: Voucher }) {
  return (
    <dl className="grid gap-2">
      <Fact label="Số tiền">
        <Money amount={voucher.amount} className="font-semibold text-16" />
      </Fact>
      <Fact label="Loại">{voucher.kindName}</Fact>
      <Fact label="Quỹ">{voucher.accountName}</Fact>
      {voucher.partnerName && (
        <Fact label={voucher.direction === 'IN' ? 'Người nộp' : 'Người nhận'}>{voucher.partnerName}</Fact>
      )}
      <Fact label="Lập lúc">
        <DateTimeText instant={voucher.at} precision="second" /> · {voucher.createdByName}
      </Fact>
      {voucher.note && <Fact label="Ghi chú">{voucher.note}</Fact>}
      {voucher.status === 'CANCELLED' && (
        <Note tone="danger">
          {voucher.cancelledByName} hủy lúc <DateTimeText instant={voucher.cancelledAt} precision="second" />:{' '}
          {voucher.cancelReason}
        </Note>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
      <dt className="text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What cancelling does to the fund and, for a collection or payment of debt, to the debt. */
function consequences(voucher: Voucher): string {
  const amount = formatDong(voucher.amount)
  const fund =
    voucher.direction === 'IN' ? `${amount} ra khỏi ${voucher.accountName}` : `${amount} trở lại ${voucher.accountName}`
  const debt = voucher.partnerId === null ? '' : ` Khoản nợ của ${voucher.partnerName} mở lại như trước.`
  return `${fund}, ghi vào hôm nay.${debt}`
}
