import { auditIn } from '../audit.ts'
import { providerDebtLog } from '../money/audit.ts'
import { bought } from './shapes.ts'

export const inboundAudit = auditIn(
  'stock',
  {
    'inbound.create': 'Lập phiếu nhập',
    'inbound.update': 'Sửa phiếu nhập',
    'inbound.complete': 'Hoàn thành phiếu nhập',
    'inbound.amend': 'Sửa phiếu nhập đã hoàn thành',
    'inbound.cancel': 'Hủy phiếu nhập',
    'inbound.pay-debt': 'Trả nợ nhà cung cấp',
    'inbound.resend': 'Gửi lại báo cáo phiếu nhập',
  },
  {
    invoiceDate: 'Ngày hóa đơn',
    invoiceNumber: 'Số hóa đơn',
    invoiceSeries: 'Ký hiệu hóa đơn',
    invoiceTotal: 'Tổng trên hóa đơn',
    importPrices: 'Giá nhập',
    receiver: 'Người nhận hàng',
    isInspected: 'Đã kiểm nhập',
    arrivalTemperature: 'Nhiệt độ khi nhận (1/10 °C)',
    defects: 'Hàng không đạt',
  },
  {
    inbound: {
      amount: bought,
      fields: { payable: bought, paid: bought, debt: bought, invoiceTotal: bought, importPrices: bought },
    },
    'inbound.pay-debt': providerDebtLog,
  },
)
