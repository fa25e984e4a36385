import { areas } from '../right/area.ts'

export const saleReturnRights = areas({
  return: {
    name: 'Trả hàng',
    group: 'sale',
    read: 'Xem phiếu khách trả hàng.',
    create: 'Nhận hàng khách trả và hoàn tiền.',
    update: 'Duyệt trả hàng ngoài quy định: quá hạn, bỏ phí, không thu tiền quà, nhập lại kệ, chi tiền mặt quá mức.',
    delete: 'Hủy phiếu trả hàng.',
    notable: ['create', 'update'],
    without: { update: 'Chỉ nhận trả hàng đúng quy định.' },
    staff: ['read', 'create'],
    presets: { cashier: ['read', 'create'], accountant: ['read'] },
    finds: { accounts: ['create'] },
  },
})
