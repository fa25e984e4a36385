import { carries, final } from '../error.ts'

export const inboundReturnErrors = {
  'deduction-over-goods': final(
    422,
    'Nhà cung cấp không thể trừ quá giá trị hàng trả là {mostText}.',
    carries<{ most: number }>(),
  ),
  'return-not-of-receipt': final(422, '{product} không nằm trong phiếu nhập được trả, hoặc không đúng lô.'),
  'return-over-bought': final(
    422,
    '{product} lô {lot}: phiếu {code} nhập {boughtText}, chỉ còn trả được {leftText}.',
    carries<{ left: number }>(),
  ),
  'return-provider-differs': final(422, 'Hàng của phiếu {code} phải trả đúng nhà cung cấp của phiếu đó.'),
  'inbound-not-completed': final(422, 'Phiếu nhập {code} chưa hoàn thành hoặc đã hủy nên không trả hàng được.'),
  'inbound-returned': final(409, 'Không hủy được phiếu nhập {code}: đã trả hàng ở {returns}. Hãy hủy phiếu trả trước.'),
}
