import { billRoutes } from '@quay/contract/bill'
import type { PaymentMethod } from '@quay/contract/enumeration'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useBranchId } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { paymentMethodText } from '../../text/bill.ts'
import type { Totals } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ActiveFilter } from '../../ui/filter-chips.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { billColumns } from './bill-columns.tsx'

const statuses = [
  { value: '', label: 'Mọi trạng thái' },
  { value: 'SUCCEED', label: 'Hoàn thành' },
  { value: 'CANCELLED', label: 'Đã hủy' },
]
const methods = [
  { value: '', label: 'Mọi cách trả' },
  ...(Object.keys(paymentMethodText) as PaymentMethod[]).map(value => ({ value, label: paymentMethodText[value] })),
]
const pageSize = 50

/** Bills of the branch: filters in the address, totals of the whole filter, pages by cursor. */
export default function BillList() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const period = readPeriod(query, 'week')
  const filter = {
    branchId,
    keyword: query.keyword,
    ...daysOf(period, today),
    status: known(statuses, query.status) as 'SUCCEED' | 'CANCELLED' | undefined,
    method: known(methods, query.method) as PaymentMethod | undefined,
    customerId: query.customerId,
    productId: query.productId,
    lotId: query.lotId,
    sellerId: query.sellerId,
  }
  const list = useRoute(billRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(billRoutes.total, { query: filter })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })

  const narrowed: ActiveFilter[] = [
    { id: 'customerId', name: 'Khách hàng', value: rows[0]?.customerName ?? 'đã chọn' },
    { id: 'productId', name: 'Mặt hàng', value: 'đã chọn' },
    { id: 'lotId', name: 'Lô', value: 'đã chọn' },
    { id: 'sellerId', name: 'Người bán', value: rows[0]?.sellerName ?? 'đã chọn' },
  ]
    .filter(({ id }) => query[id] !== undefined)
    .map(chip => ({ ...chip, onRemove: () => set({ [chip.id]: undefined }) }))

  return (
    <ListPage
      id="bill"
      title="Hóa đơn"
      count={total.data && total.data.count + total.data.cancelledCount}
      columns={billColumns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      onOpen={row => router.history.push(`/transactions/bill/${row.id}`)}
      search={{ ...search, label: 'Mã hóa đơn, tên hoặc điện thoại khách' }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'week'))} />
          <Select
            quiet
            className="w-40 max-sm:w-full"
            label="Trạng thái"
            value={filter.status ?? ''}
            options={statuses}
            onChange={status => set({ status })}
          />
          <Select
            quiet
            className="w-36 max-sm:w-full"
            label="Cách thanh toán"
            value={filter.method ?? ''}
            options={methods}
            onChange={method => set({ method })}
          />
        </>
      }
      activeFilters={narrowed}
      onClearFilters={() => set({ customerId: undefined, productId: undefined, lotId: undefined, sellerId: undefined })}
      totals={total.data && totalsOf(total.data)}
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title="Không có hóa đơn nào khớp">
          Thử khoảng thời gian dài hơn hoặc bỏ bớt bộ lọc. Hóa đơn bán ở quầy hiện ở đây ngay khi thu tiền xong.
        </EmptyState>
      }
      paging={paging}
      foot={
        total.data &&
        `${formatNumber(rows.length)} / ${formatNumber(total.data.count + total.data.cancelledCount)} hóa đơn`
      }
    />
  )
}

function totalsOf(total: Answer<typeof billRoutes.total>): Totals {
  return {
    label: `Tổng ${formatNumber(total.count)} hóa đơn${total.cancelledCount > 0 ? ` (không tính ${formatNumber(total.cancelledCount)} đã hủy)` : ''}`,
    cells: {
      totalPrice: <Money amount={total.totalPrice} />,
      discountAmount: <Money amount={total.discountAmount} />,
      payable: <Money amount={total.payable} />,
      paid: <Money amount={total.paid} />,
      debt: <Money amount={total.debt} />,
      profit: total.profit === undefined ? null : <Money amount={total.profit} />,
    },
  }
}

/** A value of the address that the choices know; anything else filters nothing. */
function known(options: ReadonlyArray<{ value: string }>, value: string | undefined): string | undefined {
  return value !== undefined && value !== '' && options.some(option => option.value === value) ? value : undefined
}
