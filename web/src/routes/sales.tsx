import { useBranchId, useProfile } from '../api/session.ts'
import { BranchSwitcher } from '../features/shell/branch-switcher.tsx'
import { UserMenu } from '../features/shell/user-menu.tsx'
import { defineScreen } from '../routing/define-screen.ts'
import { saleText } from '../text/sale.ts'
import { toast } from '../ui/toast.ts'

const loadSlip = () => import('../features/receipt/print-slip.ts')
const loadPrint = () => import('../features/receipt/print-receipt.ts')

async function loadTill() {
  const { SaleScreen } = await import('../features/bill/sale-screen.tsx')

  function SalesPage() {
    const { id: userId, fullName: userName } = useProfile()
    const branchId = useBranchId()
    return (
      <SaleScreen
        place={{ userId, userName, branchId }}
        print={(bill, options) =>
          void loadPrint().then(
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
        loadPrint={loadPrint}
        branch={<BranchSwitcher />}
        user={<UserMenu />}
      />
    )
  }
  return { default: SalesPage }
}

/** The till, under both of its addresses. */
export const screens = ['/sales', '/sale'].map(path =>
  defineScreen({ path, title: 'Bán hàng', frame: 'bare', load: loadTill }),
)
