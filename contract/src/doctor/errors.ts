import { final } from '../error.ts'

export const doctorErrors = {
  'doctor-in-use': final(
    409,
    'Bác sĩ {name} đang đứng tên {count} liều mẫu ({samples}). Hãy đổi bác sĩ của liều hoặc ngưng dùng bác sĩ này.',
  ),
}
