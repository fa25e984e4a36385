import { auditIn } from '../audit.ts'

export const employeeAudit = auditIn(
  'people',
  {
    'employee.create': 'Thêm nhân viên',
    'employee.update': 'Sửa nhân viên',
    'employee.deactivate': 'Ngưng tài khoản nhân viên',
    'employee.activate': 'Mở lại tài khoản nhân viên',
    'employee.delete': 'Xóa nhân viên',
  },
  {
    accessHours: 'Giờ được đăng nhập',
    branchRoles: 'Vai trò theo chi nhánh',
    defaultBranch: 'Chi nhánh mặc định',
    gppCertificate: 'Chứng nhận đào tạo GPP',
    isPharmacist: 'Là dược sĩ',
    practisingCertificate: 'Chứng chỉ hành nghề',
  },
)
