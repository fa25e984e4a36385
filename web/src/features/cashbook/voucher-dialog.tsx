import { voucherRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import type { PickedImage } from '@quay/contract/upload/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import Ban from 'lucide-react/icons/ban'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { directionText, voucherText } from '../../text/money/cashbook.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { PapersField } from './papers-field.tsx'
import { printVoucher } from './print-voucher.ts'

type Voucher = Answer<typeof voucherRoutes.get>

/** One receipt or payment. Cancelling is asked in its place: no dialog over a dialog. */
export function VoucherDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { rights } = useSession()
  const { data: voucher, error, refetch } = useRoute(voucherRoutes.get, { params: { id } }, { keepPrevious: false })
  const [cancelling, setCancelling] = useState(false)
  const mayCancel = voucher?.status === 'SUCCEED' && isAllowed(rights, voucherRoutes.cancel.permission)
  if (voucher && cancelling)
    return (
      <CancelDocument
        route={voucherRoutes.cancel}
        input={reason => ({ params: { id }, body: { reason } })}
        onClose={() => setCancelling(false)}
        title={`Hủy ${voucher.code}?`}
        description={consequences(voucher)}
        confirmLabel="Hủy phiếu"
        reasonLabel="Lý do hủy"
      />
    )
  return (
    <Dialog
      onClose={onClose}
      title={
        voucher ? (
          <span className="flex items-center gap-2">
            {`${directionText[voucher.direction]} ${voucher.code}`}
            <StatusBadge status={voucher.status} />
          </span>
        ) : (
          'Phiếu thu chi'
        )
      }
      actions={
        <>
          {mayCancel && (
            <Button icon={<Ban />} className="mr-auto" onClick={() => setCancelling(true)}>
              Hủy phiếu
            </Button>
          )}
          {voucher && (
            <>
              <Button icon={<Printer />} onClick={() => void printVoucher(voucher)}>
                In phiếu
              </Button>
              <Button onClick={() => void printVoucher(voucher, 'A5')}>
                {voucher.direction === 'IN' ? 'Mẫu 01-TT' : 'Mẫu 02-TT'}
              </Button>
            </>
          )}
          <Button onClick={onClose}>Đóng</Button>
        </>
      }
    >
      {error ? (
        <ErrorState title={error.message} onRetry={() => refetch()} />
      ) : !voucher ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <Facts voucher={voucher} />
          <Papers voucher={voucher} />
        </>
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
      {voucher.documentDay !== voucher.businessDay && (
        <Fact label={voucherText.documentDay}>{formatDate(voucher.documentDay)}</Fact>
      )}
      {voucher.purpose === 'MANUAL' && (
        <Fact label={voucherText.result}>
          {voucher.countsInProfit ? voucherText.counts.yes : voucherText.counts.no}
        </Fact>
      )}
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

/** Photos of its papers; who writes vouchers adds to them, until the day is closed. */
function Papers({ voucher }: { voucher: Voucher }) {
  const { rights } = useSession()
  const save = useAction(voucherRoutes.papers)
  const mayAdd = isAllowed(rights, voucherRoutes.papers.permission)
  if (voucher.papers.length === 0 && !mayAdd) return null
  const put = (papers: readonly PickedImage[]) =>
    save.mutate({
      params: { id: voucher.id },
      body: { version: voucher.version, paperIds: papers.map(({ id }) => id) },
    })
  return (
    <section className="mt-3" aria-label={voucherText.papers}>
      <PapersField value={voucher.papers} onChange={mayAdd && !save.isPending ? put : undefined} />
    </section>
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
  const debt = voucher.purpose !== 'DEBT' ? '' : ` Khoản nợ của ${voucher.partnerName} mở lại như trước.`
  return `${fund}, ghi vào hôm nay.${debt}`
}
