export interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503
  /** A sentence for the person at the till; `{name}` is filled from the details. */
  message: string
}

/**
 * The refusals that a till finds by itself while it prices a cart. They stand apart from all others (error-code.ts), so
 * that a till that starts loads these sentences and not every one of the product.
 */
export const cartErrors = {
  'account-missing': { status: 422, message: 'Chưa có tài khoản ngân hàng để nhận chuyển khoản. Hãy thêm ở Sổ quỹ.' },
  'amount-too-large': { status: 422, message: 'Số tiền hoặc số lượng quá lớn.' },
  'debt-mismatch': { status: 422, message: 'Ghi nợ phải đúng bằng phần còn lại {remainingText}.' },
  'debt-needs-customer': { status: 422, message: 'Ghi nợ phải chọn khách hàng.' },
  'discount-over-limit': { status: 403, message: 'Bạn chỉ được giảm tối đa {limit}.' },
  'discount-over-price': { status: 422, message: 'Giảm giá lớn hơn giá bán.' },
  'payment-over': { status: 422, message: 'Chỉ tiền mặt mới được đưa dư; các khoản còn lại vượt {overText}.' },
  'payment-short': { status: 422, message: 'Khách trả còn thiếu {missingText}.' },
  'not-found': { status: 404, message: 'Không tìm thấy dữ liệu này.' },
} as const satisfies Record<string, ErrorEntry>

/** A sentence with `{name}` filled from the details; a missing detail shows as "?". */
export function fillSentence(message: string, details: Record<string, unknown>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '?'))
}
