import { cashbookRoutes } from '@quay/contract/money'
import { isAllowed } from '@quay/contract/permission'
import { useRouter } from '@tanstack/react-router'
import Landmark from 'lucide-react/icons/landmark'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { AccountsDialog } from './accounts-dialog.tsx'
import { CashbookFigures } from './cashbook-figures.tsx'
import { entryColumns } from './entry-columns.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

type Direction = 'IN' | 'OUT'
const directions = [
  { value: '', label: 'Thu và chi' },
  { value: 'IN', label: 'Chỉ thu' },
  { value: 'OUT', label: 'Chỉ chi' },
]

/** The cash book of the branch: its drawer and the bank accounts, over a period; receipts and payments by hand. */
export default function Cashbook() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [writing, setWriting] = useState<Direction | null>(null)
  const [managing, setManaging] = useState(false)
  const period = readPeriod(query, 'today')
  const accounts = useRoute(cashbookRoutes.accounts, { query: { branchId } }).data ?? []
  const accountId = accounts.find(account => account.id === query.account)?.id
  const direction = query.direction === 'IN' || query.direction === 'OUT' ? query.direction : undefined
  const { data, isPending, error, refetch } = useRoute(cashbookRoutes.read, {
    query: {
      branchId,
      ...daysOf(period, today),
      accountId,
      direction,
      keyword: query.keyword,
      cursor: query.cursor,
      limit: 50,
    },
  })
  const paging = useListPaging(data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const mayWrite = isAllowed(rights, { model: 'cashbook', action: 'create' })
  const rows = data?.items ?? []

  function open(row: (typeof rows)[number]) {
    if (row.documentKind === 'voucher') change({ voucher: row.documentId })
    else if (row.documentKind === 'bill') router.history.push(`/transactions/bill/${row.documentId}`)
    else if (row.documentKind === 'inbound') router.history.push(`/products/import/${row.documentId}`)
  }
  return (
    <>
      <ListPage
        id="cashbook"
        title="Sổ quỹ"
        summary={<CashbookFigures book={data} />}
        columns={entryColumns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.documentCode}
        onOpen={open}
        search={{ ...search, label: 'Mã chứng từ' }}
        filters={
          <>
            <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'today'))} />
            <Select
              quiet
              className="w-48 max-sm:w-full"
              label="Quỹ"
              value={accountId ?? ''}
              options={[
                { value: '', label: 'Mọi quỹ' },
                ...accounts.map(account => ({ value: account.id, label: account.name })),
              ]}
              onChange={account => set({ account })}
            />
            <Select
              quiet
              className="w-32 max-sm:w-full"
              label="Thu hay chi"
              value={direction ?? ''}
              options={directions}
              onChange={next => set({ direction: next })}
            />
          </>
        }
        actions={
          <>
            <Button icon={<Landmark />} onClick={() => setManaging(true)}>
              Quỹ và tài khoản
            </Button>
            {mayWrite && (
              <>
                <Button icon={<Minus />} onClick={() => setWriting('OUT')}>
                  Phiếu chi
                </Button>
                <Button variant="primary" icon={<Plus />} onClick={() => setWriting('IN')}>
                  Phiếu thu
                </Button>
              </>
            )}
          </>
        }
        loading={isPending}
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
        empty={
          <EmptyState title="Không có khoản thu chi nào">
            Tiền bán hàng, nhập hàng và thu nợ tự vào sổ. Khoản khác ghi bằng phiếu thu, phiếu chi.
          </EmptyState>
        }
        paging={paging}
        foot={`${rows.length} khoản trên trang này`}
      />
      {/* Not before the funds are there: the drawer is chosen when the sheet opens. */}
      {writing && accounts.length > 0 && (
        <VoucherSheet direction={writing} accounts={accounts} onClose={() => setWriting(null)} />
      )}
      {(managing || query.accounts) && (
        <AccountsDialog
          accounts={accounts}
          onClose={() => {
            setManaging(false)
            if (query.accounts) change({ accounts: undefined }, { replace: true })
          }}
        />
      )}
      {query.voucher && (
        <VoucherDialog key={query.voucher} id={query.voucher} onClose={() => change({ voucher: undefined })} />
      )}
    </>
  )
}
