import type { Bill } from '@quay/contract/bill/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { billAddresses } from '../api/bill-addresses.ts'
import { useBranchId, useProfile, useSession } from '../api/session/session.ts'
import { BranchSwitcher } from '../features/shell/branch-switcher.tsx'
import { UserMenu } from '../features/shell/user-menu.tsx'
import { defineScreen } from '../routing/define-screen.ts'
import { saleText } from '../text/till/sale.ts'
import { toast } from '../ui/popup/toast.ts'
import { usePart } from '../ui/use-part.ts'

const loadBags = async () => (await import('../features/label/shared/bag-labels.tsx')).default
const loadCancel = async () => (await import('../features/bill/cancel-bill.tsx')).CancelBill
const loadPrint = () => import('../features/receipt/shared/print-at-till.ts')
const loadSlip = () => import('../features/receipt/shared/print-slip.ts')
/** Fetched together while there is a network. Papers that were left of the last time are asked about then. */
const loadPapers = () =>
  Promise.allSettled([loadPrint().then(({ startPrinting }) => startPrinting()), loadSlip(), loadBags()])

async function loadTill() {
  const { SaleScreen } = await import('../features/till/sale-screen.tsx')

  function SalesPage() {
    const { id: userId, fullName: userName, store } = useProfile()
    const branchId = useBranchId()
    const { rights } = useSession()
    const [toCancel, setToCancel] = useState<{ bill: Bill; onCancelled: () => void } | null>(null)
    const CancelBill = usePart(toCancel !== null, loadCancel, () => {
      toast.warning(saleText.offline)
      setToCancel(null)
    })
    const [bags, setBags] = useState<Bill | null>(null)
    const BagLabels = usePart(bags !== null, loadBags, () => {
      toast.warning(saleText.notPrinted)
      setBags(null)
    })
    return (
      <>
        <SaleScreen
          place={{ storeId: store.id, userId, userName, branchId }}
          print={(bill, options) =>
            options?.areBags
              ? setBags(bill)
              : void loadPrint().then(
                  ({ printAtTill }) => printAtTill(bill, options),
                  () => toast.warning(saleText.notPrinted),
                )
          }
          printSlip={(slip, options) =>
            void loadSlip().then(
              ({ printSlip }) => printSlip(slip, options),
              () => toast.warning(saleText.notPrinted),
            )
          }
          openDrawer={async () => {
            const part = await loadPrint().catch(() => null)
            return part ? part.openDrawerByPrinter() : false
          }}
          loadPrint={loadPapers}
          cancelSale={
            isAllowed(rights, billAddresses.cancel.permission)
              ? (bill, onCancelled) => setToCancel({ bill, onCancelled })
              : undefined
          }
          branch={<BranchSwitcher isShort />}
          user={<UserMenu />}
        />
        {toCancel && CancelBill && <CancelBill {...toCancel} onClose={() => setToCancel(null)} />}
        {bags && BagLabels && <BagLabels bill={bags} onClose={() => setBags(null)} />}
      </>
    )
  }
  return { default: SalesPage }
}

/** The till, under both of its addresses, and the window that is turned to the customer. */
export const screens = [
  ...['/sales', '/sale'].map(path =>
    defineScreen({ path, needs: { model: 'sale' }, title: 'Bán hàng', frame: 'bare', load: loadTill }),
  ),
  defineScreen({
    path: '/sales/display',
    title: 'Màn hình khách',
    frame: 'bare',
    load: () => import('../features/till/display/customer-display.tsx'),
  }),
]
