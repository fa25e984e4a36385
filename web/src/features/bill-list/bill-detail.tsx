import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useParams } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import LinkIcon from 'lucide-react/icons/link'
import Printer from 'lucide-react/icons/printer'
import Tags from 'lucide-react/icons/tags'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { Note } from '../../ui/note.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { toast } from '../../ui/toast.ts'
import { BillLines } from './bill-lines.tsx'
import { BillSide } from './bill-side.tsx'
import { CancelBill } from './cancel-bill.tsx'

type BillDetailProps = {
  onPrint: (bill: Bill) => Promise<void>
  /** The labels of the bags that its liều were handed out in. */
  bags: (bill: Bill, onClose: () => void) => ReactNode
}

/** One bill: lines with their lots, money, and what can still be done with it. */
export default function BillDetail({ onPrint, bags }: BillDetailProps) {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const { data: bill, error, refetch } = useRoute(billRoutes.get, { params: { id } }, { keepPrevious: false })
  const [cancelling, setCancelling] = useState(false)
  const [bagging, setBagging] = useState(false)
  useDocumentTitle(bill && `Hóa đơn ${bill.code}`)
  const reprint = useAction(billRoutes.reprint)

  async function print(of: Bill) {
    const { printCount } = await reprint.mutateAsync({ params: { id: of.id } })
    await onPrint({ ...of, printCount })
  }
  // Who sells may ask: somebody with the right then allows it by PIN.
  const mayCancel =
    bill?.status === 'SUCCEED' && isAllowed(rights, { anyOf: [{ model: 'bill', action: 'delete' }, { model: 'sale' }] })
  return (
    <DetailPage
      title={bill ? bill.code : 'Hóa đơn'}
      crumbs={[{ label: 'Hóa đơn', to: '/transactions/bill' }]}
      loading={!bill}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      meta={
        bill && (
          <>
            <StatusBadge status={bill.status} />
            <span className="text-12 text-ink-3">
              <DateTimeText instant={bill.soldAt} precision="second" /> · {bill.sellerName} · {bill.issuer.branchName}
              {bill.deviceName && ` · ${bill.deviceName}`}
            </span>
          </>
        )
      }
      actions={
        bill && (
          <>
            {mayCancel && (
              <Button icon={<Ban />} onClick={() => setCancelling(true)}>
                Hủy hóa đơn
              </Button>
            )}
            {bill.items.some(item => item.sample) && (
              <Button icon={<Tags />} onClick={() => setBagging(true)}>
                Nhãn túi
              </Button>
            )}
            <Button icon={<LinkIcon />} onClick={() => void copyLink(bill.slug)}>
              Sao chép liên kết
            </Button>
            <Button
              variant="primary"
              icon={<Printer />}
              busy={reprint.isPending}
              onClick={() => void print(bill).catch(() => {})}
            >
              {bill.printCount > 0 ? 'In lại' : 'In'}
            </Button>
          </>
        )
      }
      side={bill && <BillSide bill={bill} />}
    >
      {bill?.status === 'CANCELLED' && (
        <Note tone="danger">
          {bill.cancelledByName} hủy lúc <DateTimeText instant={bill.cancelledAt} precision="second" />:{' '}
          {bill.cancelReason}
        </Note>
      )}
      {bill && (
        <Card title={`${bill.itemCount} mặt hàng`} padded={false} className="[&_tbody>tr:last-child>td]:border-b-0">
          <BillLines items={bill.items} />
        </Card>
      )}
      {bill?.note && <Card title="Ghi chú">{bill.note}</Card>}
      {bill && bagging && bags(bill, () => setBagging(false))}
      {bill && cancelling && <CancelBill bill={bill} onClose={() => setCancelling(false)} />}
    </DetailPage>
  )
}

async function copyLink(slug: string) {
  try {
    await navigator.clipboard.writeText(`${location.origin}/${slug}`)
    toast.success('Đã sao chép liên kết hóa đơn')
  } catch {
    toast.warning('Trình duyệt không cho chép. Mở mã QR trên hóa đơn thay cho liên kết.')
  }
}
