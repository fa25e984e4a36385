import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { debtRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import HandCoins from 'lucide-react/icons/hand-coins'
import LinkIcon from 'lucide-react/icons/link'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Tags from 'lucide-react/icons/tags'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { RecordPage } from '../../form/record-page.tsx'
import { billText, saleChannelText } from '../../text/bill/bill.ts'
import { billReplaceText } from '../../text/bill/bill-replace.ts'
import { saleReturnText } from '../../text/bill/sale-return.ts'
import { kitText } from '../../text/kit/kit.ts'
import { debtText } from '../../text/partner/debt.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Menu } from '../../ui/popup/menu.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { BillFlags } from '../document-flag/shared/bill-flags.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillSide } from './bill-side.tsx'
import { CancelBill } from './cancel-bill.tsx'
import { EditBill } from './edit-bill.tsx'

const { words } = billText
const PayDocument = laterPart(async () => (await import('../debt/shared/pay-document.tsx')).default)
const BagLabels = laterPart(async () => (await import('../label/shared/bag-labels.tsx')).default)

/** One bill: lines with their lots, money, and what can still be done with it. */
export default function BillDetail() {
  const { rights } = useSession()
  const [task, setTask] = useState<'cancel' | 'bags' | 'edit' | 'pay' | null>(null)
  const close = () => setTask(null)
  const reprint = useAction(billRoutes.reprint)

  async function print(bill: Bill) {
    const { printCount } = await reprint.mutateAsync({ params: { id: bill.id } })
    // Another feature draws the receipt; the till loads it at the first print.
    const { printBill } = await import('../receipt/shared/print-bill.ts')
    await printBill({ ...bill, printCount })
  }
  // A seller without the right may ask; a colleague with the right allows it by PIN.
  const maySell = isAllowed(rights, { model: 'sale' })
  const mayCancel = isAllowed(rights, { anyOf: [{ model: 'bill', action: 'delete' }, { model: 'sale' }] })
  return (
    <RecordPage
      route={billRoutes.get}
      list={{ label: 'Hóa đơn', to: '/transactions/bill' }}
      nameOf={bill => bill.code}
      tabTitle={bill => `Hóa đơn ${bill.code}`}
      meta={bill => (
        <>
          <StatusBadge status={bill.status} />
          <span className="text-12 text-ink-3">
            <DateTimeText instant={bill.soldAt} precision="second" /> · {bill.sellerName} · {bill.issuer.branchName}
            {bill.deviceName && ` · ${bill.deviceName}`}
            {bill.channel !== 'COUNTER' && ` · ${saleChannelText[bill.channel]}`}
          </span>
        </>
      )}
      actions={bill => (
        <>
          {bill.status === 'SUCCEED' && !bill.cameBack && !bill.pastReplacing && maySell && (
            <Link to={`/sales?replace=${bill.id}`} className={buttonClass({})}>
              <Pencil />
              {billReplaceText.edit}
            </Link>
          )}
          {bill.status === 'SUCCEED' && !bill.cameBack && mayCancel && (
            <Button icon={<Ban />} onClick={() => setTask('cancel')}>
              Hủy hóa đơn
            </Button>
          )}
          {bill.status === 'SUCCEED' &&
            bill.cameBack !== 'WHOLE' &&
            isAllowed(rights, saleReturnRoutes.create.permission) && (
              <Link to={`/transactions/return/new?bill=${bill.id}`} className={buttonClass({})}>
                <Undo2 />
                {saleReturnText.title}
              </Link>
            )}
          {bill.status === 'SUCCEED' &&
            bill.customerId &&
            bill.owed &&
            isAllowed(rights, debtRoutes.collect.permission) && (
              <Button icon={<HandCoins />} onClick={() => setTask('pay')}>
                {debtText.paySubmit.customer}
              </Button>
            )}
          <Menu
            label={kitText.moreActions}
            trigger={<IconButton variant="default" label={kitText.moreActions} icon={<MoreHorizontal />} />}
            entries={[
              ...(maySell
                ? [{ id: 'copy', label: billReplaceText.copy, icon: <Copy />, to: `/sales?copy=${bill.id}` }]
                : []),
              ...(bill.status === 'SUCCEED' && isAllowed(rights, billRoutes.update.permission)
                ? [{ id: 'words', label: words.edit, icon: <NotebookPen />, onSelect: () => setTask('edit') }]
                : []),
              ...(bill.items.some(item => item.sample)
                ? [{ id: 'bags', label: words.bags, icon: <Tags />, onSelect: () => setTask('bags') }]
                : []),
              ...(bill.delivery
                ? [
                    {
                      id: 'delivery',
                      label: words.deliverySlip,
                      icon: <Printer />,
                      onSelect: () => void printOther(bill, 'delivery'),
                    },
                    {
                      id: 'parcel',
                      label: words.parcelLabel,
                      icon: <Tags />,
                      onSelect: () => void labelParcel(bill),
                    },
                  ]
                : []),
              ...(bill.prescriptionCode
                ? [
                    {
                      id: 'prescription',
                      label: words.prescriptionSheet,
                      icon: <Printer />,
                      onSelect: () => void printOther(bill, 'prescription'),
                    },
                  ]
                : []),
              { id: 'link', label: words.copyLink, icon: <LinkIcon />, onSelect: () => void copyLink(bill.slug) },
            ]}
          />
          <Button
            variant="primary"
            icon={<Printer />}
            busy={reprint.isPending}
            onClick={() => void print(bill).catch(() => {})}
          >
            {bill.printCount > 0 ? 'In lại' : 'In'}
          </Button>
        </>
      )}
      side={bill => <BillSide bill={bill} />}
    >
      {bill => (
        <>
          {bill.status === 'CANCELLED' && (
            <Note tone="danger">
              {bill.cancelledByName} hủy lúc <DateTimeText instant={bill.cancelledAt} precision="second" />:{' '}
              {bill.cancelReason}
            </Note>
          )}
          <BillFlags bill={bill} />
          <Card title={`${bill.itemCount} mặt hàng`} padded={false} className="[&_tbody>tr:last-child>td]:border-b-0">
            <BillLines items={bill.items} />
          </Card>
          {bill.note && <Card title="Ghi chú">{bill.note}</Card>}
          {task === 'bags' && <BagLabels bill={bill} onClose={close} />}
          {bill.pastReplacing && maySell && (
            <p className="text-12 text-ink-3">{billReplaceText.pastReplacing(bill.code, bill.pastReplacing.days)}</p>
          )}
          {bill.editedAt && (
            <p className="text-12 text-ink-3">
              {words.editedAt} <DateTimeText instant={bill.editedAt} />
            </p>
          )}
          {task === 'pay' && bill.customerId && (
            <PayDocument
              partner={{ kind: 'customer', id: bill.customerId, name: bill.customerName ?? bill.code }}
              documentId={bill.id}
              onClose={close}
            />
          )}
          {task === 'edit' && <EditBill bill={bill} onClose={close} />}
          {task === 'cancel' && <CancelBill bill={bill} onClose={close} />}
        </>
      )}
    </RecordPage>
  )
}

/** Papers of a bill that are no receipt, so they are no copies of it and are not counted. */
async function printOther(bill: Bill, kind: 'delivery' | 'prescription') {
  const { printBill } = await import('../receipt/shared/print-bill.ts')
  await printBill(bill, { kind })
}

async function labelParcel(bill: Bill) {
  const { printParcel } = await import('../label/shared/print-parcel.ts')
  await printParcel(bill)
}

async function copyLink(slug: string) {
  try {
    await navigator.clipboard.writeText(`${location.origin}/${slug}`)
    toast.success('Đã sao chép liên kết hóa đơn')
  } catch {
    toast.warning('Trình duyệt không cho chép. Mở mã QR trên hóa đơn thay cho liên kết.')
  }
}
