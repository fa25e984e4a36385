/** Every sentence of what hardly anybody changes of a bill at the till: who sold it, when, whom its e-invoice is written to. */
export const billMoreText = {
  title: 'Thông tin hóa đơn',
  open: 'Người bán, giờ bán, hóa đơn',
  seller: 'Người bán',
  sellerHint: 'Người lập vẫn là bạn.',
  soldAt: 'Bán lúc',
  soldAtHint: 'Để trống: bán lúc thu tiền.',
  day: 'Ngày bán',
  time: 'Giờ bán',
  timeMissing: 'Hãy ghi giờ bán',
  inFuture: 'Giờ bán không được ở tương lai',
  invoiceTo: (who: string) => `Hóa đơn: ${who}`,
  declined: 'Không lấy hóa đơn',
  soldBy: (name: string) => `${name} bán`,
  soldAtLine: (time: string) => `Bán lúc ${time}`,
  done: 'Xong',
} as const
