import { auditIn } from '../audit.ts'
import type { LogRights } from '../log/log-right.ts'
import { readsCashbook, readsPartners, readsProviders } from './shapes.ts'

/** Who reads what of a provider's debt in the log. */
export const providerDebtLog: LogRights = {
  amount: readsProviders,
  fields: { debt: readsProviders, amount: readsProviders },
}

export const moneyAudit = auditIn(
  'money',
  {
    'debt.collect': 'Thu nợ khách hàng',
    'debt.pay': 'Trả nợ nhà cung cấp',
    'debt.open': 'Ghi nợ đầu kỳ',
    'debt.adjust': 'Điều chỉnh công nợ',
    'debt.cancel-adjustment': 'Hủy điều chỉnh công nợ',
    'account.create': 'Thêm tài khoản quỹ',
    'account.update': 'Sửa tài khoản quỹ',
    'account.open': 'Ghi tồn quỹ đầu kỳ',
    'debt.offset': 'Bù trừ công nợ',
    'debt.cancel-offset': 'Hủy bù trừ công nợ',
    'partner.link': 'Gắn khách hàng với nhà cung cấp',
    'partner.unlink': 'Bỏ gắn khách hàng với nhà cung cấp',
    'fund-transfer.create': 'Chuyển quỹ',
    'fund-transfer.cancel': 'Hủy chuyển quỹ',
    'fund-count.create': 'Đếm quỹ',
    'fund-count.cancel': 'Hủy đếm quỹ',
    'voucher-kind.create': 'Thêm loại thu chi',
    'voucher-kind.update': 'Sửa loại thu chi',
    'voucher.papers': 'Đổi ảnh chứng từ của phiếu thu chi',
    'voucher.create': 'Lập phiếu thu chi',
    'voucher.cancel': 'Hủy phiếu thu chi',
  },
  {
    account: 'Quỹ',
    balance: 'Số dư',
    bankBin: 'Ngân hàng',
    voucher: 'Phiếu',
    fromAccount: 'Từ quỹ',
    toAccount: 'Vào quỹ',
    bankFee: 'Phí ngân hàng',
    owedTo: 'Cần trả nhà cung cấp',
    openedOn: 'Từ ngày',
    documentDay: 'Ngày chứng từ',
    papers: 'Ảnh chứng từ',
    countsInProfit: 'Tính vào kết quả',
    bookGroup: 'Nhóm chi phí',
  },
  {
    account: { fields: { balance: readsCashbook, amount: readsCashbook } },
    debt: {
      amount: readsPartners,
      fields: { debt: readsPartners, amount: readsPartners },
    },
    'debt.pay': providerDebtLog,
    voucher: { amount: readsCashbook, fields: { amount: readsCashbook } },
  },
)
