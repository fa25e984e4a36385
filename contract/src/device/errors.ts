import { final } from '../error.ts'

export const deviceErrors = {
  'device-name-taken': final(409, 'Máy "{name}" đã có.'),
  'device-prefix-taken': final(
    409,
    'Mã "{prefix}" đã cấp cho máy {name}. Mỗi mã chỉ cấp một lần, kể cả khi máy đã ngưng.',
  ),
}
