import type { Employee } from '@quay/contract/employee/shapes'
import { roleText } from '@quay/contract/right/role-text'
import type { ListFile } from '../../export/export-pages.ts'

/** The staff of a filter as an Excel file. */
export const employeeFile: ListFile<Employee> = {
  sheet: 'Nhân viên',
  file: 'nhan-vien',
  content: 'Danh sách nhân viên',
  columns: [
    { header: 'Họ tên', width: 28, value: row => row.fullName },
    { header: 'Tên đăng nhập', width: 18, value: row => row.username },
    { header: 'Điện thoại', width: 14, value: row => row.phone },
    { header: 'Email', width: 26, value: row => row.email },
    { header: 'Vai trò', width: 20, value: row => roleText(row.role.name) },
    { header: 'Chi nhánh', width: 36, value: row => row.branches.map(branch => branch.name).join(', ') },
    { header: 'Dược sĩ', width: 10, value: row => (row.isPharmacist ? 'Có' : null) },
    { header: 'Chứng chỉ hành nghề', width: 20, value: row => row.practisingCertificate?.number ?? null },
    { header: 'CCHN hết hạn', width: 14, format: 'day', value: row => row.practisingCertificate?.expiresOn ?? null },
    { header: 'Chứng nhận GPP', width: 20, value: row => row.gppCertificate?.number ?? null },
    { header: 'GPP hết hạn', width: 14, format: 'day', value: row => row.gppCertificate?.expiresOn ?? null },
    { header: 'Trạng thái', width: 14, value: row => (row.isActive === 1 ? 'Đang làm' : 'Đã ngưng') },
    { header: 'Dùng lần cuối', width: 18, format: 'instant', value: row => row.lastUsedAt },
    { header: 'Ghi chú', width: 36, value: row => row.note },
  ],
}
