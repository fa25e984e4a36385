import type { Bill } from '@quay/contract/bill/shapes'
import Receipt from 'lucide-react/icons/receipt-text'
import { lazy, Suspense } from 'react'
import { defineScreen } from '../routing/define-screen.ts'

const BagLabels = lazy(() => import('../features/label/bag-labels.tsx'))

export const screens = [
  defineScreen({
    path: '/transactions/bill',
    title: 'Hóa đơn',
    menu: { group: 'main', order: 20, icon: <Receipt />, label: 'Hóa đơn' },
    load: () => import('../features/bill-list/bill-list.tsx'),
  }),
  defineScreen({
    path: '/transactions/bill/$id',
    title: 'Hóa đơn',
    load: async () => {
      const { default: BillDetail } = await import('../features/bill-list/bill-detail.tsx')
      return {
        default: () => (
          <BillDetail
            onPrint={print}
            bags={(bill, onClose) => (
              <Suspense>
                <BagLabels bill={bill} onClose={onClose} />
              </Suspense>
            )}
          />
        ),
      }
    },
  }),
  defineScreen({
    path: '/$slug',
    title: 'Hóa đơn',
    frame: 'bare',
    load: () => import('../features/bill-list/public-bill.tsx'),
  }),
]

/** The receipt is drawn by a feature of its own, loaded when somebody prints. */
async function print(bill: Bill) {
  const { printBill } = await import('../features/receipt/print-bill.ts')
  await printBill(bill)
}
