import { type Refusal, refuse } from '../refusal.ts'

/** What keeps a bill from being cancelled, as who replaces it reads it: with the bill and what stands in the way. */
export function notReplaceable(refusal: Refusal, code: string): Refusal {
  const why = whyOf(refusal)
  return why === null ? refusal : refuse('bill-not-replaceable', { code, why })
}

function whyOf(refusal: Refusal): string | null {
  switch (refusal.code) {
    case 'already-cancelled':
      return 'hóa đơn đã hủy'
    case 'bill-has-return':
      return `đã có phiếu trả ${refusal.details.code}, hãy hủy phiếu trả trước`
    case 'exchange-cancel-both':
      return `hóa đơn đi cùng phiếu đổi hàng ${refusal.details.code}`
    case 'day-closed':
      return `ngày ${refusal.details.day} đã khóa sổ`
    default:
      return null
  }
}
