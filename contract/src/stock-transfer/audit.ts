import { auditIn } from '../audit.ts'
import { needsCost } from '../log/log-right.ts'

export const stockTransferAudit = auditIn(
  'stock',
  {
    'stock-transfer.create': 'Lập phiếu chuyển kho',
    'stock-transfer.request': 'Yêu cầu chuyển hàng',
    'stock-transfer.update': 'Sửa phiếu chuyển kho',
    'stock-transfer.approve': 'Duyệt và gửi hàng chuyển kho',
    'stock-transfer.send': 'Gửi hàng chuyển kho',
    'stock-transfer.receive': 'Nhận hàng chuyển kho',
    'stock-transfer.cancel': 'Hủy phiếu chuyển kho',
  },
  {
    fromBranch: 'Từ chi nhánh',
    lossParty: 'Người chịu trách nhiệm',
    lossReason: 'Lý do mất',
    damageReason: 'Lý do hỏng',
    damagedValue: 'Giá vốn hàng hỏng',
    lostValue: 'Giá vốn hàng mất',
    receivedValue: 'Giá vốn hàng nhận',
    toBranch: 'Đến chi nhánh',
    transferStatus: 'Đường đi',
  },
  {
    'stock-transfer': {
      amount: needsCost,
      fields: { value: needsCost, receivedValue: needsCost, lostValue: needsCost, damagedValue: needsCost },
    },
  },
)
