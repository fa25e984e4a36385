import { areas, unused } from '../right/area.ts'

export const reportRights = areas({
  sale_report: {
    name: 'Báo cáo bán hàng',
    group: 'money',
    read: 'Xem báo cáo doanh thu và sổ kế toán của hộ kinh doanh.',
    create: unused,
    update: unused,
    delete: unused,
    presets: { accountant: ['read'] },
  },
  customer_report: {
    name: 'Báo cáo khách hàng',
    group: 'money',
    read: 'Xem báo cáo mua hàng và công nợ của khách.',
    create: unused,
    update: unused,
    delete: unused,
    presets: { accountant: ['read'] },
  },
  product_report: {
    name: 'Báo cáo hàng hóa',
    group: 'money',
    read: 'Xem báo cáo hàng bán, nhập, xuất, tồn.',
    create: unused,
    update: unused,
    delete: unused,
    presets: { pharmacist: ['read'], 'stock-keeper': ['read'], accountant: ['read'] },
  },
  provider_report: {
    name: 'Báo cáo nhà cung cấp',
    group: 'money',
    read: 'Xem báo cáo nhập hàng và công nợ nhà cung cấp.',
    create: unused,
    update: unused,
    delete: unused,
    presets: { accountant: ['read'] },
  },
  employee_report: {
    name: 'Báo cáo nhân viên',
    group: 'money',
    read: 'Xem báo cáo bán hàng theo nhân viên.',
    create: unused,
    update: unused,
    delete: unused,
    presets: { accountant: ['read'] },
  },
})
