import { final } from '../error.ts'

export const savedViewErrors = {
  'view-name-taken': final(409, 'Bạn đã có cách xem tên "{name}".'),
}
