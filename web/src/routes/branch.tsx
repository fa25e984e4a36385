import type { Branch } from '@quay/contract/branch/shapes'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings/branch',
    title: 'Chi nhánh',
    menu: { within: '/settings/store', order: 20, label: 'Chi nhánh' },
    load: () => import('../features/store/branch-list.tsx'),
  }),
  defineScreen({ path: '/settings/branch/$id', title: 'Chi nhánh', load: loadDetail }),
]

async function loadDetail() {
  const [{ BranchDetail }, { ReceiptEditor }, { ReceiptPreview, useLastBill }, { printReceipt }] = await Promise.all([
    import('../features/store/branch-detail.tsx'),
    import('../features/store/receipt-editor.tsx'),
    import('../features/receipt/receipt-preview.tsx'),
    import('../features/receipt/print-receipt.ts'),
  ])
  function Receipt({ branch }: { branch: Branch }) {
    const { bill } = useLastBill(branch)
    return (
      <ReceiptEditor
        branch={branch}
        preview={template => <ReceiptPreview branch={branch} template={template} />}
        onPrint={template => void printReceipt(bill, { template })}
      />
    )
  }
  return { default: () => <BranchDetail receipt={branch => <Receipt branch={branch} />} /> }
}
