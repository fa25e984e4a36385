import { auditIn } from '../audit.ts'
import { readsCustomers, readsPhones, readsProviders } from './shapes.ts'

export const partnerAudit = auditIn(
  'partner',
  {
    'provider.create': 'Thêm nhà cung cấp',
    'provider.update': 'Sửa nhà cung cấp',
    'customer.create': 'Thêm khách hàng',
    'customer.update': 'Sửa khách hàng',
    'customer.merge': 'Gộp khách hàng',
    'customer.delete': 'Xóa khách hàng',
    'point.open': 'Ghi điểm đầu kỳ',
  },
  {
    customerGroup: 'Nhóm khách hàng',
    careStaff: 'Người chăm sóc',

    phone2: 'Điện thoại khác',
    identityNumber: 'Số CCCD',
    facebook: 'Facebook',
    zalo: 'Zalo',
    allergies: 'Dị ứng',
    conditions: 'Bệnh nền',
    pregnancy: 'Thai kỳ',
    pregnancyUntil: 'Thai kỳ đến ngày',
    hasHealthConsent: 'Đồng ý lưu thông tin sức khỏe',
    accountName: 'Chủ tài khoản',
    accountNumber: 'Số tài khoản',
    debtDays: 'Số ngày được nợ',
    leadDays: 'Số ngày giao hàng',
    minOrder: 'Đơn tối thiểu',
    bankAccounts: 'Tài khoản ngân hàng',
    certificates: 'Giấy tờ',
    providerGroup: 'Nhóm nhà cung cấp',
  },
  {
    customer: {
      fields: {
        email: readsCustomers,
        address: readsCustomers,
        ward: readsCustomers,
        birthday: readsCustomers,
        identityNumber: readsCustomers,
        companyName: readsCustomers,
        facebook: readsCustomers,
        zalo: readsCustomers,
        coordinates: readsCustomers,
        allergies: readsCustomers,
        conditions: readsCustomers,
        pregnancy: readsCustomers,
        pregnancyUntil: readsCustomers,
        hasHealthConsent: readsCustomers,
        taxCode: readsCustomers,
        note: readsCustomers,
        debtLimit: readsCustomers,
        debtDays: readsCustomers,
      },
      phones: { phone: readsPhones, phone2: readsPhones },
    },
    // What a search for its name shows is for everybody who reads the log.
    provider: {
      fields: {
        email: readsProviders,
        address: readsProviders,
        ward: readsProviders,
        contactName: readsProviders,
        note: readsProviders,
        bankAccounts: readsProviders,
      },
      phones: { phone: readsProviders },
    },
  },
)
