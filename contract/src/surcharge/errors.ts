import { final } from '../error.ts'

export const surchargeErrors = {
  'surcharge-in-use': final(
    409,
    'Thu khác {name} đã có trên {count} hóa đơn nên không xóa được. Hãy ngưng dùng: hóa đơn cũ giữ nguyên.',
  ),
}
