import { carries, final } from '../error.ts'

export const moneyErrors = {
  'fund-short': final(
    422,
    'Quỹ {account} chỉ còn {availableText}.',
    carries<{ accountId: string; available: number }>(),
  ),
  'voucher-kind-taken': final(409, 'Đã có loại "{name}".'),
  'voucher-kind-group': final(422, 'Chỉ loại chi mới có nhóm chi phí của sổ S2c.'),
  'voucher-kind-stopped': final(422, 'Loại "{name}" đã ngưng dùng. Hãy chọn loại khác.'),
  'document-day-later': final(422, 'Ngày chứng từ không được sau hôm nay.'),
  'document-day-closed': final(422, 'Sổ đã khóa đến hết ngày {day}. Hãy chọn ngày chứng từ sau đó.'),
  'voucher-automatic': final(409, 'Phiếu này do chứng từ {code} sinh ra, hãy hủy ở chứng từ đó.'),
  'debt-settled': final(422, 'Không còn khoản nợ nào để trả.', carries<{ partnerId: string }>()),
  'debt-discount-over': final(
    422,
    'Chiết khấu thanh toán không quá số đang nợ {debtText}.',
    carries<{ debt: number }>(),
  ),
  'debt-discount-over-rest': final(
    422,
    'Trả {amountText} rồi chỉ còn nợ {debtText}, chiết khấu không quá số đó.',
    carries<{ debt: number }>(),
  ),
  'allocation-over': final(422, '{code} chỉ còn nợ {openText}.', carries<{ open: number }>()),
  'allocations-above-payment': final(
    422,
    'Tổng phân bổ vượt số tiền {amountText}. Hãy giảm số trả cho một chứng từ.',
    carries<{ amount: number }>(),
  ),
  'transfer-same-fund': final(422, 'Chọn hai quỹ khác nhau.'),
  'offset-over': final(422, 'Chỉ bù trừ được tối đa {mostText}.', carries<{ most: number }>()),
  'partner-linked': final(409, '{name} đã gắn với đối tác khác. Hãy bỏ gắn trước.'),
  'count-in-shift': final(409, 'Ca {code} đang mở. Đếm tiền ở ca; ngoài ca mới đếm quỹ.'),
  'count-reason-missing': final(
    422,
    'Quỹ {differenceText} so với sổ. Hãy ghi lý do.',
    carries<{ difference: number }>(),
  ),
  'opening-in-future': final(422, 'Ngày đầu kỳ không được sau hôm nay.'),
  'opening-on-closed-day': final(422, 'Sổ đã khóa đến hết ngày {day}. Hãy chọn ngày sau đó.'),
  'opening-exists': final(409, 'Đã ghi số đầu kỳ trước đó.'),
}
