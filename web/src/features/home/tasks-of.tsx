import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { formatDong } from '@quay/domain/text/format-number'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import FileBadge from 'lucide-react/icons/file-badge'
import FilePen from 'lucide-react/icons/file-pen'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Package from 'lucide-react/icons/package'
import PackageX from 'lucide-react/icons/package-x'
import PhoneCall from 'lucide-react/icons/phone-call'
import Thermometer from 'lucide-react/icons/thermometer'
import Truck from 'lucide-react/icons/truck'
import Undo from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'

export type Task = { id: string; text: string; count: number; to: string; icon: ReactNode; tone: string }

/** Every kind of work that may wait at a branch, also those of which none does. */
export function tasksOf(data: Answer<typeof homeRoutes.tasks>, branchId: string): Task[] {
  const days = data.expiringWithinDays
  return [
    {
      id: 'to-look-at',
      text: 'Hóa đơn bán khi mất mạng cần xem',
      count: data.billsToLookAt,
      to: '/transactions/to-look-at',
      icon: <OctagonAlert />,
      tone: 'text-warning-text',
    },
    {
      id: 'missing-bills',
      text: 'Hóa đơn của quầy chưa về máy chủ',
      count: data.missingBills,
      to: '/settings/device',
      icon: <OctagonAlert />,
      tone: 'text-danger-text',
    },
    {
      id: 'expired',
      text: 'Lô đã hết hạn, còn tồn',
      count: data.expiredLots,
      to: '/products/lot?days=0',
      icon: <OctagonAlert />,
      tone: 'text-danger-text',
    },
    {
      id: 'expiring',
      text: `Lô đã hoặc sẽ hết hạn trong ${days} ngày`,
      count: data.expiringLots,
      to: `/products/lot?days=${days}`,
      icon: <Clock />,
      tone: 'text-warning-text',
    },
    {
      id: 'withdrawn',
      text: 'Hàng trên kệ bị rút số đăng ký',
      count: data.withdrawnMedicines,
      to: '/medicines/ours',
      icon: <OctagonAlert />,
      tone: 'text-danger-text',
    },
    {
      id: 'incoming',
      text: 'Hàng chuyển đến chờ nhận',
      count: data.transfersIncoming,
      to: '/products/transfer?period=all&direction=in&state=MOVING',
      icon: <Truck />,
      tone: 'text-warning-text',
    },
    {
      id: 'requests',
      text: 'Chi nhánh khác xin hàng',
      count: data.transferRequests,
      to: '/products/transfer?period=all&direction=out&state=DRAFT',
      icon: <Truck />,
      tone: 'text-warning-text',
    },
    {
      id: 'approvals',
      text: 'Phiếu chuyển kho chờ duyệt',
      count: data.transferApprovals,
      to: '/products/transfer?period=all&direction=out&state=APPROVAL',
      icon: <Truck />,
      tone: 'text-warning-text',
    },
    {
      id: 'store-papers',
      text: 'Giấy phép cửa hàng hết hạn, sắp hết hạn',
      count: data.storeLicences,
      to: '/settings/store',
      icon: <FileBadge />,
      tone: 'text-warning-text',
    },
    {
      id: 'branch-papers',
      text: 'Giấy phép chi nhánh hết hạn, sắp hết hạn',
      count: data.branchLicences,
      to: `/settings/branch/${branchId}`,
      icon: <FileBadge />,
      tone: 'text-warning-text',
    },
    {
      id: 'certificates',
      text: 'Chứng chỉ của nhân viên hết hạn, sắp hết hạn',
      count: data.certificates,
      to: '/settings/employee?kind=certificate&status=1',
      icon: <FileBadge />,
      tone: 'text-warning-text',
    },
    {
      id: 'storage-conditions',
      text: 'Nhiệt độ, độ ẩm hôm nay chưa ghi',
      count: data.storageReadings,
      to: '/products/storage-conditions',
      icon: <Thermometer />,
      tone: 'text-warning-text',
    },
    {
      id: 'calibrations',
      text: 'Giấy hiệu chuẩn nhiệt ẩm kế hết hạn, sắp hết hạn',
      count: data.calibrations,
      to: '/products/storage-conditions',
      icon: <Thermometer />,
      tone: 'text-warning-text',
    },
    {
      id: 'customer-requests',
      text: 'Hàng khách hỏi đã về, cần gọi khách',
      count: data.customerRequestsArrived,
      to: '/products/customer-request?state=arrived',
      icon: <PhoneCall />,
      tone: 'text-warning-text',
    },
    {
      id: 'waiting-orders',
      text: 'Đơn đặt hàng của khách chờ giao',
      count: data.waitingOrders,
      to: '/transactions/order?period=all&state=WAITING',
      icon: <ClipboardList />,
      tone: 'text-ink-2',
    },
    {
      id: 'late-orders',
      text: 'Đơn đặt hàng trễ hẹn giao',
      count: data.lateOrders,
      to: '/products/purchase-order?period=all&state=LATE',
      icon: <Clock />,
      tone: 'text-warning-text',
    },
    {
      id: 'provider-papers',
      text: 'Giấy tờ nhà cung cấp hết hạn, sắp hết hạn',
      count: data.providerCertificates,
      to: '/partners/provider?papers=true&status=1',
      icon: <FileBadge />,
      tone: 'text-warning-text',
    },
    {
      id: 'incidents',
      text: 'Báo cáo thất thoát chưa gửi',
      count: data.unsentIncidents,
      to: '/products/drug-incident?status=DRAFT',
      icon: <OctagonAlert />,
      tone: 'text-danger-text',
    },
    {
      id: 'quality',
      text: 'Kiểm tra chất lượng tháng này',
      count: data.qualityDue,
      to: '/products/quality-check',
      icon: <ClipboardList />,
      tone: 'text-warning-text',
    },
    {
      id: 'unsigned',
      text: 'Ngày chưa ký sổ thuốc kiểm soát đặc biệt',
      count: data.unsignedBooks,
      to: '/products/gpp-book',
      icon: <ClipboardList />,
      tone: 'text-warning-text',
    },
    {
      id: 'controlled-report',
      text: 'Báo cáo thuốc kiểm soát đặc biệt (mẫu 06) sắp đến hạn',
      count: data.controlledReports,
      to: '/products/gpp-book/form_06',
      icon: <ClipboardList />,
      tone: 'text-warning-text',
    },
    {
      id: 'tax-filing',
      text: 'Tờ khai thuế quý sắp đến hạn nộp',
      count: data.taxFilings,
      to: '/cashbooks/tax-book?book=DECLARATION',
      icon: <FileBadge />,
      tone: 'text-warning-text',
    },
    {
      id: 'revenue-notice',
      text: 'Thông báo doanh thu (01/TKN-CNKD) đến hạn nộp',
      count: data.revenueNotices,
      to: '/cashbooks/tax-book?book=NOTICE',
      icon: <FileBadge />,
      tone: 'text-warning-text',
    },
    {
      id: 'checks',
      text: 'Phiếu kiểm kho đang đếm',
      count: data.openChecks,
      to: '/products/check-inventory?period=all&status=DRAFT',
      icon: <ClipboardCheck />,
      tone: 'text-ink-2',
    },
    {
      id: 'out',
      text: 'Hàng đã hết',
      count: data.outOfStock,
      to: '/products/list?stock=out',
      icon: <PackageX />,
      tone: 'text-ink-2',
    },
    {
      id: 'low',
      text: 'Hàng dưới định mức',
      count: data.lowStock,
      to: '/products/list?stock=below',
      icon: <Package />,
      tone: 'text-ink-2',
    },
    {
      id: 'drafts',
      text: 'Phiếu nhập tạm',
      count: data.draftInbounds,
      to: '/products/import?status=DRAFT',
      icon: <FilePen />,
      tone: 'text-ink-2',
    },
    {
      id: 'returns',
      text: 'Hàng chờ trả nhà cung cấp',
      count: data.draftReturns,
      to: '/products/return?period=all&status=DRAFT',
      icon: <Undo />,
      tone: 'text-ink-2',
    },
    {
      id: 'providers-due',
      text: 'Phiếu nhập đến hạn trả trong 7 ngày',
      count: data.providersDue,
      to: '/partners/provider-due?when=WEEK',
      icon: <Clock />,
      tone: 'text-warning-text',
    },
    {
      id: 'customers-due',
      text: 'Khoản khách nợ đến hạn trong 7 ngày',
      count: data.customersDue,
      to: '/partners/customer-due?when=WEEK',
      icon: <Clock />,
      tone: 'text-ink-2',
    },
    {
      id: 'debtors',
      text: `Khách đang nợ · ${formatDong(data.debtorsAmount)}`,
      count: data.debtors,
      to: '/partners/customer?debt=true',
      icon: <UserRound />,
      tone: 'text-ink-2',
    },
  ]
}
