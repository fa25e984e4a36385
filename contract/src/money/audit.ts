import { auditIn } from '../audit.ts'
import type { LogRights } from '../log-right.ts'
import { readsCashbook, readsPartners, readsProviders } from './shapes.ts'

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
  },
)

/** Who reads what of a fund in the log. */
export const accountLog: LogRights = { fields: { balance: readsCashbook, amount: readsCashbook } }

/** Who reads what of a receipt or payment in the log. */
export const voucherLog: LogRights = { amount: readsCashbook, fields: { amount: readsCashbook } }

/** Who reads what of a provider's debt in the log. */
export const providerDebtLog: LogRights = {
  amount: readsProviders,
  fields: { debt: readsProviders, amount: readsProviders },
}

/** Who reads what of a debt in the log, where it may be a customer's or a provider's. */
export const debtLog: LogRights = {
  amount: readsPartners,
  fields: { debt: readsPartners, amount: readsPartners },
}
