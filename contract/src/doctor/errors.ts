import { final } from '../error.ts'

export const doctorErrors = {
  'doctor-in-use': final(
    409,
    'Bác sĩ {name} đang đứng tên {count} liều mẫu ({samples}). Hãy đổi bác sĩ của liều hoặc ngưng dùng bác sĩ này.',
  ),
  'doctor-on-prescriptions': final(
    409,
    'Bác sĩ {name} đứng tên {count} đơn thuốc đã bán nên không xóa được. Hãy ngưng dùng bác sĩ này.',
  ),
}
