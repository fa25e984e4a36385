import { carries, final } from '../error.ts'

export const stockTransferErrors = {
  'transfer-lot-expired': final(
    422,
    'Lô {lot} của {product} đã hết hạn ngày {expiry}, không chuyển sang chi nhánh khác được.',
    carries<{ lotId: string }>(),
  ),
  'transfer-lot-held': final(
    422,
    'Lô {lot} của {product} đang tạm giữ, không chuyển sang chi nhánh khác được.',
    carries<{ lotId: string }>(),
  ),
  'transfer-lot-recalled': final(
    422,
    'Lô {lot} của {product} đang bị thu hồi, không chuyển sang chi nhánh khác được.',
    carries<{ lotId: string }>(),
  ),
  'transfer-to-itself': final(422, 'Nơi nhận phải khác nơi gửi.'),
  'transfer-target-inactive': final(422, 'Chi nhánh {name} đã ngưng hoạt động nên không nhận được hàng.'),
  'transfer-request-is-draft': final(
    422,
    'Yêu cầu chuyển hàng chỉ lưu là phiếu tạm: chi nhánh có hàng xác nhận rồi mới gửi.',
  ),
  'transfer-not-yours': final(403, 'Chỉ người của {branch} làm được việc này.'),
  'transfer-not-moving': final(409, 'Phiếu {code} không đang đi đường nên không nhận được.'),
  'transfer-received': final(409, 'Phiếu {code} đã được nhận. Muốn trả lại, hãy lập phiếu chuyển ngược lại.'),
  /** Base units, with the same in words. */
  'transfer-over': final(
    422,
    'Lô {lot} của {product} chỉ gửi {sentText}, không nhận được {toldText}. Phần dư hãy lập phiếu chuyển mới.',
    carries<TransferredLot>(),
  ),
  'transfer-unresolved': final(
    422,
    'Lô {lot} của {product}: gửi {sentText}, mới xử lý {toldText}. Phần thiếu phải về kho gửi hoặc ghi mất.',
    carries<TransferredLot>(),
  ),
  'transfer-damaged-over': final(
    422,
    '{product} {lot}: hàng hỏng {damagedText} nhiều hơn số thực nhận {receivedText}.',
  ),
  'transfer-damage-unnamed': final(422, 'Hàng hỏng phải có lý do để đưa vào biệt trữ.'),
  'transfer-loss-unnamed': final(422, 'Hàng mất trên đường phải có lý do và tên người chịu trách nhiệm.'),
}

/** The sent quantity of a lot and the quantities that the receiver reports; base units, with the same in words. */
type TransferredLot = {
  product: string
  lot: string
  sent: number
  sentText: string
  told: number
  toldText: string
}
