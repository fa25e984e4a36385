import { carries, final } from '../error.ts'

export const prescriptionErrors = {
  'prescription-missing': final(
    422,
    '{product} là thuốc kê đơn. Hãy nhập đơn thuốc trước khi bán.',
    carries<{ productId: string }>(),
  ),
  'prescription-required': final(
    422,
    '{product} là {why}: chỉ bán khi có đơn thuốc. Hãy nhập đơn thuốc, hoặc bỏ dòng này.',
    carries<{ productId: string }>(),
  ),
  'no-prescription-right-missing': final(
    403,
    '{product} là thuốc kê đơn. Bạn không có quyền bán khi không có đơn.',
    carries<{ productId: string }>(),
  ),
  'prescription-expired': final(
    422,
    'Đơn thuốc ngày {day} đã quá {days} ngày, không bán {product} theo đơn này được. Hãy xin đơn mới.',
    carries<{ productId: string }>(),
  ),
  'prescription-kind-differs': final(
    422,
    '{product} là thuốc gây nghiện: cần đơn loại N, đơn {code} thuộc loại khác.',
    carries<{ productId: string }>(),
  ),
  'buyer-missing': final(
    422,
    '{product} là thuốc kiểm soát đặc biệt: hãy chọn khách hoặc ghi người mua.',
    carries<{ productId: string }>(),
  ),
  'dispensed-over-prescribed': final(
    422,
    '{product}: đơn kê {prescribed}, không bán {sold}. Hãy giảm số lượng.',
    carries<{ productId: string; prescribed: number; sold: number }>(),
  ),
  'prescription-used-up': final(
    422,
    '{product}: đơn kê {prescribedText}, đã bán {soldText}, chỉ còn bán được {leftText}. Hãy giảm số lượng.',
    carries<{ productId: string; left: number }>(),
  ),
  'dispensed-reason-needed': final(
    422,
    '{product}: đơn kê {prescribed}, đang bán {sold}. Hãy chọn lý do bán khác đơn.',
    carries<{ productId: string; prescribed: number; sold: number }>(),
  ),
}
