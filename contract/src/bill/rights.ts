import { areas } from '../right/area.ts'

export const billRights = areas({
  bill: {
    name: 'Hóa đơn',
    group: 'sale',
    read: 'Xem mọi hóa đơn của các chi nhánh mình làm, kể cả của người khác.',
    create: 'Nhập hóa đơn của phần mềm cũ từ tệp Excel, để xem lại.',
    update:
      'Sửa ghi chú, mã đơn thuốc, người bán, người mua trên hóa đơn điện tử của hóa đơn đã bán; ghi hóa đơn cho người bán khác; cùng với quyền hủy, lập hóa đơn thay.',
    delete: 'Hủy hóa đơn đã bán: trả hàng về kho, hoàn tiền và công nợ. Gỡ hóa đơn cũ đã nhập từ Excel.',
    notable: ['read', 'delete'],
    without: { read: 'Chỉ thấy hóa đơn của chính mình trong ngày.', delete: 'Không hủy được hóa đơn.' },
    staff: ['read'],
    presets: { cashier: ['read'], accountant: ['read'] },
  },
  back_date: {
    name: 'Ghi lùi ngày',
    deed: 'Ghi lùi ngày',
    group: 'limit',
    create: 'Ghi hóa đơn vào thời điểm đã qua.',
    notable: ['create'],
    without: { create: 'Không ghi lùi ngày.' },
  },
})
