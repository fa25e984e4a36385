import type { ReportRow } from '@quay/contract/discount/report'
import { discountRoutes } from '@quay/contract/discount/routes'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { changeBranch } from '../../api/session/change-branch.ts'
import { useProfile } from '../../api/session/session.ts'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { discountReportText } from '../../text/promotion/discount-report.ts'
import { toast } from '../../ui/popup/toast.ts'
import { addressOf, columns, periodOf } from './report-columns.tsx'

const report = defineList({
  id: 'discount-report',
  words: discountReportText,
  route: discountRoutes.report,
  exported: discountRoutes.exportReport,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      field: 'by',
      label: discountReportText.by,
      choices: choicesOf(discountReportText.groups),
      usual: 'PROMOTION',
    },
  ],
  columns,
  figures: {
    billCount: { of: row => row.billCount },
    amount: { of: row => row.amount, adds: 'money' },
    giftValue: { of: row => row.giftValue, adds: 'money' },
    giftCost: { of: row => row.giftCost, adds: 'money' },
    payable: { of: row => row.payable },
  },
  rowKey: row => row.discountId ?? row.productId ?? row.branchId ?? '',
  rowLabel: row => row.name,
})

/** What promotions cost the branch, by promotion or by goods, or every branch; a row leads to its bills. */
export default function DiscountReport() {
  const list = useList(report)
  const router = useRouter()
  const profile = useProfile()
  async function openRow(row: ReportRow) {
    const branch = profile.branches.find(one => one.id === row.branchId)
    if (branch) await changeBranch(profile, branch)
    router.history.push(addressOf(row, periodOf(list.query)))
  }
  return <ListScreen list={list} onOpen={row => void openRow(row).catch(tell)} />
}

function tell(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  toast.error(error.message)
}
