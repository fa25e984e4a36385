import { customerRoutes } from '@quay/contract/partner/routes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { ExcelMenu } from '../excel/shared/excel-menu.tsx'
import { customerColumns } from './customer-columns.tsx'
import { customerFilters } from './customer-filters.ts'
import { CustomerSheet } from './customer-sheet.tsx'

const customers = defineList({
  id: 'customer',
  words: partnerText.customerList,
  route: customerRoutes.list,
  filters: customerFilters,
  columns: customerColumns,
  open: '/partners/customer',
  total: customerRoutes.total,
  totalsLabel: total => partnerText.customerTotals(formatNumber(total.count), total.credit && formatDong(total.credit)),
  totals: total => ({ debt: total.debt }),
  add: { permission: customerRoutes.create.permission },
})

/** Customers: found by name, phone or code. */
export default function CustomerList() {
  const router = useRouter()
  const list = useList(customers)
  return (
    <ListScreen
      list={list}
      sheet={(_, close) => (
        <CustomerSheet onClose={close} onSaved={({ id }) => router.history.push(`/partners/customer/${id}`)} />
      )}
      actions={
        <ExcelMenu
          to="/partners/customer/excel"
          kinds={['customer']}
          of="customers"
          narrowed={list.narrowed}
          order={list.order}
        />
      }
    />
  )
}
