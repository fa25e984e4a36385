import { carries, final } from '../error.ts'

export const surchargeErrors = {
  'surcharge-in-use': final(
    409,
    'Thu khác {name} đã có trên {count} hóa đơn nên không xóa được. Hãy ngưng dùng: hóa đơn cũ giữ nguyên.',
  ),
  'surcharge-not-offered': final(
    422,
    'Thu khác {name} không dùng ở chi nhánh này nữa. Hãy bỏ khoản đó ra rồi thanh toán.',
    carries<{ surchargeId: string }>(),
  ),
  'surcharge-changed': final(
    409,
    'Thu khác {name} vừa thay đổi: {amountText}. Hãy xem lại đơn trước khi thu tiền.',
    carries<{ surchargeId: string; amount: number }>(),
  ),
  'surcharge-right-missing': final(
    403,
    'Bạn không có quyền sửa hoặc bỏ thu khác {name}.',
    carries<{ surchargeId: string }>(),
  ),
  'surcharge-repeated': final(422, 'Thu khác {name} có hai lần trên hóa đơn. Hãy bỏ một khoản.'),
}
