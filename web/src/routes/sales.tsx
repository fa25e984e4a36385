import type { Bill } from '@quay/contract/bill'
import { useState } from 'react'
import { useBranchId, useProfile } from '../api/session.ts'
import { BranchSwitcher } from '../features/shell/branch-switcher.tsx'
import { UserMenu } from '../features/shell/user-menu.tsx'
import { defineScreen } from '../routing/define-screen.ts'
import { saleText } from '../text/sale.ts'
import { toast } from '../ui/toast.ts'
import { usePart } from '../ui/use-part.ts'

const loadBags = async () => (await import('../features/label/bag-labels.tsx')).default
const loadSlip = () => import('../features/receipt/print-slip.ts')
const loadPrint = () => import('../features/receipt/print-receipt.ts')
/** Fetched together while there is a network. */
const loadPapers = () => Promise.allSettled([loadPrint(), loadBags()])

async function loadTill() {
  const { SaleScreen } = await import('../features/bill/sale-screen.tsx')

  function SalesPage() {
    const { id: userId, fullName: userName, store } = useProfile()
    const branchId = useBranchId()
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
            options.areBags
              ? setBags(bill)
              : void loadPrint().then(
                  ({ printReceipt }) => printReceipt(bill, options),
                  () => toast.warning(saleText.notPrinted),
                )
          }
          printSlip={slip =>
            void loadSlip().then(
              ({ printSlip }) => printSlip(slip),
              () => toast.warning(saleText.notPrinted),
            )
          }
          loadPrint={loadPapers}
          branch={<BranchSwitcher />}
          user={<UserMenu />}
        />
        {bags && BagLabels && <BagLabels bill={bags} onClose={() => setBags(null)} />}
      </>
    )
  }
  return { default: SalesPage }
}

/** The till, under both of its addresses. */
export const screens = ['/sales', '/sale'].map(path =>
  defineScreen({ path, title: 'Bán hàng', frame: 'bare', load: loadTill }),
)
