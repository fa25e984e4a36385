import Bell from 'lucide-react/icons/bell'
import ChevronDown from 'lucide-react/icons/chevron-down'
import House from 'lucide-react/icons/house'
import Menu2 from 'lucide-react/icons/menu'
import Package from 'lucide-react/icons/package'
import Receipt from 'lucide-react/icons/receipt'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Search from 'lucide-react/icons/search'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import type { LinkProps } from '../ui/button/link.tsx'
import { Segmented } from '../ui/choice/segmented.tsx'
import { Avatar } from '../ui/mark/avatar.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Menu } from '../ui/popup/menu.tsx'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { KitProvider } from '../ui/shell/kit-provider.tsx'
import { SearchTrigger } from '../ui/shell/search-trigger.tsx'
import { ControlSamples } from './control-samples.tsx'
import { DetailSample } from './detail-sample.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { ListSample } from './list-sample.tsx'
import { WordSamples } from './word-samples.tsx'

const groups = [
  {
    items: [
      { to: '/', label: 'Tổng quan', icon: <House />, pages: [{ to: '/', label: 'Tổng quan' }] },
      { to: '/sales', label: 'Bán hàng', icon: <ShoppingCart />, pages: [{ to: '/sales', label: 'Bán hàng' }] },
      { to: '/bills', label: 'Hóa đơn', icon: <Receipt />, count: 2, pages: [{ to: '/bills', label: 'Hóa đơn' }] },
    ],
  },
  {
    group: 'Kho và giá',
    items: [
      {
        to: '/gallery.html',
        label: 'Sản phẩm',
        icon: <Package />,
        count: 0,
        pages: [{ to: '/gallery.html', label: 'Sản phẩm' }],
      },
      {
        to: '/customers',
        label: 'Khách hàng',
        icon: <Users />,
        count: 12,
        pages: [{ to: '/customers', label: 'Khách hàng' }],
      },
    ],
  },
]

const quick = [
  { to: '/gallery.html', label: 'Tổng quan', icon: <House />, pages: [{ to: '/gallery.html', label: 'Tổng quan' }] },
  { to: '/lookup', label: 'Tra hàng', icon: <Search />, pages: [{ to: '/lookup', label: 'Tra hàng' }] },
  { to: '/bills', label: 'Chứng từ', icon: <Receipt />, pages: [{ to: '/bills', label: 'Chứng từ' }] },
  { to: '/more', label: 'Thêm', icon: <Menu2 />, pages: [{ to: '/more', label: 'Thêm' }] },
]

const pages = [
  { value: 'parts', label: 'Thành phần' },
  { value: 'list', label: 'Danh sách' },
  { value: 'detail', label: 'Chi tiết' },
] as const

type Page = (typeof pages)[number]['value']

/** Every component of the kit in its states, inside the real frame. */
export function Gallery() {
  const [page, setPage] = useState<Page>(() => (location.hash.slice(1) || 'parts') as Page)
  return (
    <KitProvider link={StillLink}>
      <AppShell
        groups={groups}
        quick={quick}
        path="/gallery.html"
        connection="online"
        branch={
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" className="min-w-0 max-w-full shrink!">
                <span className="truncate">Nhà thuốc Minh Tâm · Chi nhánh Láng</span>
                <ChevronDown />
              </Button>
            }
            entries={[{ id: '1', label: 'Chi nhánh Cầu Giấy', onSelect: () => {} }]}
          />
        }
        search={<SearchTrigger label="Tìm hàng, khách, mã chứng từ" keyHint="Ctrl+K" onOpen={() => {}} />}
        sell={
          <Button variant="primary" icon={<ShoppingCart />} className="max-sm:hidden">
            Bán hàng
          </Button>
        }
        notifications={<IconButton label="Thông báo" icon={<Bell />} />}
        scan={<IconButton label="Quét mã" icon={<ScanBarcode />} variant="primary" size="lg" tooltip={false} />}
        user={
          <Menu
            trigger={
              <button type="button" aria-label="Trần Thu Hà" className="rounded-full">
                <Avatar name="Trần Thu Hà" />
              </button>
            }
            entries={[
              { id: 'name', heading: 'Trần Thu Hà' },
              { id: 'profile', label: 'Tài khoản', to: '/profile' },
              { id: 'line', separator: true },
              { id: 'out', label: 'Đăng xuất', danger: true, onSelect: () => {} },
            ]}
          />
        }
      >
        {page === 'list' && <ListSample />}
        {page === 'detail' && <DetailSample />}
        {page === 'parts' && (
          <>
            <PageHead
              title="Bộ thành phần"
              actions={<Segmented label="Trang mẫu" value={page} onChange={setPage} options={pages} />}
            />
            <div className="grid gap-4 md:grid-cols-2">
              <WordSamples />
              <ControlSamples />
              <FeedbackSamples />
            </div>
          </>
        )}
      </AppShell>
    </KitProvider>
  )
}

function StillLink({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={event => {
        event.preventDefault()
        onClick?.()
      }}
    />
  )
}
