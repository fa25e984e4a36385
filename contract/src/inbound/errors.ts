import { carries, final } from '../error.ts'
import type { ConsumingDocument, SoldLot } from '../stock/errors.ts'

export const inboundErrors = {
  'provider-needed': final(
    422,
    'Chưa trả đủ tiền thì phải chọn nhà cung cấp để ghi nợ.',
    carries<{ remaining: number }>(),
  ),
  'opening-has-no-payment': final(422, 'Phiếu tồn đầu kỳ không có thanh toán.'),
  'opening-has-no-cost': final(422, 'Phiếu tồn đầu kỳ không có chi phí nhập hàng.'),
  'cost-needs-provider': final(422, 'Chi phí "{name}" ghi nợ thì phải chọn nơi nhận tiền.'),
  'catalogue-price-right-missing': final(403, 'Bạn không có quyền đổi giá bán của hàng khi nhập.'),
  'inbound-not-amendable': final(
    409,
    'Phiếu nhập {code} chưa hoàn thành hoặc đã hủy nên không sửa theo cách này được.',
  ),
  'inbound-amend-returned': final(
    409,
    'Phiếu nhập {code} đã trả hàng ở {returns} nên không sửa giá hay nhà cung cấp được.',
  ),
  'amend-needs-provider': final(
    422,
    'Số phải trả thay đổi {differenceText}: phiếu cần có nhà cung cấp để ghi nợ hoặc ghi có.',
    carries<{ difference: number }>(),
  ),
  'amend-right-missing': final(403, 'Sửa giá hoặc nhà cung cấp của phiếu đã hoàn thành cần quyền hủy phiếu nhập.'),
  'supplier-invoice-unreadable': final(
    422,
    'Tệp này không phải hóa đơn điện tử (XML). Hãy chọn tệp .xml mà nhà cung cấp gửi.',
  ),
  'supplier-invoice-pdf-unreadable': final(422, 'Không đọc được hóa đơn PDF này: {reason}.'),
  'sale-price-differs': final(
    422,
    'Giá bán mới của {product} ({unit}) khác nhau giữa các dòng.',
    carries<{ productId: string }>(),
  ),
  /** `documents`: what took them, the last first; base units. */
  'inbound-goods-sold': final(
    409,
    'Không hủy được phiếu nhập: {goods} đã bán hoặc đã xuất.',
    carries<{ lots: SoldLot[]; documents?: ConsumingDocument[] }>(),
  ),
}
