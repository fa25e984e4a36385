import { carries, final } from '../error.ts'

export const stockErrors = {
  /** Base units; `available` is what may be sold now, `skipped` why the rest may not. */
  'stock-short': final(
    422,
    '{product} chỉ còn {availableText}, không đủ {askedText}.',
    carries<{ productId: string; available: number; asked: number; skipped: SkippedLot[] }>(),
  ),
  'negative-stock-right-missing': final(
    403,
    '{product} chỉ còn {availableText}. Bạn không có quyền bán khi hết hàng.',
    carries<{ productId: string; available: number; asked: number; askedText: string }>(),
  ),
  'lot-expired': final(
    422,
    'Lô {lot} của {product} đã hết hạn ngày {expiry}, không được bán.',
    carries<RefusedLot & { expiry: string }>(),
  ),
  'lot-held': final(422, 'Lô {lot} của {product} đang tạm giữ, không được bán.', carries<RefusedLot>()),
  'lot-recalled': final(422, 'Lô {lot} của {product} đang bị thu hồi, không được bán.', carries<RefusedLot>()),
  'lot-short': final(
    422,
    'Lô {lot} của {product} chỉ còn {availableText}.',
    carries<RefusedLot & { available: number; asked: number }>(),
  ),
  'quarantine-lot-expired': final(
    422,
    'Lô {lot} của {product} đã hết hạn ngày {expiry}, không trả lại kệ bán được. Hãy trả nhà cung cấp hoặc xuất hủy.',
    carries<{ lotId: string }>(),
  ),
  'lot-quantity-mismatch': final(
    422,
    'Số lượng các lô của {product} phải cộng bằng số lượng của dòng.',
    carries<{ productId: string; expected: number; got: number }>(),
  ),
  'lots-required': final(422, '{product} quản lý theo lô: cần số lô và hạn dùng.', carries<{ productId: string }>()),
  'lots-not-managed': final(422, '{product} không quản lý theo lô.', carries<{ productId: string }>()),
  'lot-already-expired': final(422, 'Lô {lot} đã hết hạn ngày {expiry}, không nhập được.'),
  'lot-expiry-differs': final(
    409,
    'Lô {lot} đã có với hạn dùng {expiry}, khác hạn vừa nhập.',
    carries<{ lotId: string }>(),
  ),
  'lot-repeated': final(422, 'Lô {lot} bị lặp lại trong phiếu với hạn dùng khác nhau.'),
  'goods-moved-on': final(
    409,
    'Không hủy được phiếu {code}: {goods} đã bán hoặc đã xuất.',
    carries<{ lots: SoldLot[] }>(),
  ),
}

/** A lot that cannot give what was asked of it. */
type RefusedLot = { lotId: string; lot: string; product: string }

/** A lot that was passed over, and why. */
export interface SkippedLot {
  lotId: string
  reason: 'expired' | 'held' | 'recalled' | 'empty'
}

/** A lot that no longer holds what an import brought, in base units. */
export interface SoldLot {
  productId: string
  product: string
  lotId: string
  lot: string
  needed: number
  available: number
}

/** A document that took goods from a shelf and has not given them back; base units. */
export interface ConsumingDocument {
  kind: string
  id: string
  code: string
  quantity: number
  at: string
}
