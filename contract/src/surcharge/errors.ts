import { final } from '../error.ts'

export const surchargeErrors = {
  'surcharge-in-use': final(
    409,
    'Thu khác {name} đã có trên {count} hóa đơn hoặc đơn đặt hàng nên không xóa được. Hãy ngưng dùng: chứng từ cũ giữ nguyên.',
  ),
}
