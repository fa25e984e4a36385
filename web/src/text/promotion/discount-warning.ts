import type { PromotionWarning } from '@quay/contract/discount/warning'
import { formatNumber } from '@quay/domain/text/format-number'

/** Names of goods, and how many more there are. */
function listed({ names = [], count = names.length }: PromotionWarning): string {
  const more = count - names.length
  return `${names.join(', ')}${more > 0 ? ` và ${formatNumber(more)} mặt hàng khác` : ''}`
}

const winners = {
  this: 'Nơi cả hai cùng áp dụng, chương trình này được dùng vì có thứ tự nhỏ hơn.',
  other: 'Nơi cả hai cùng áp dụng, chương trình kia được dùng vì có thứ tự nhỏ hơn.',
  better: 'Hai chương trình cùng thứ tự nên khách được mức lợi hơn.',
}

/** What the owner of a promotion should look at again, one sentence each. */
export function warningSentence(warning: PromotionWarning): string {
  switch (warning.code) {
    case 'ended':
      return 'Chương trình đã kết thúc. Hãy đổi ngày kết thúc để áp dụng lại.'
    case 'no-day':
      return 'Không có ngày nào khớp với ngày tháng đã chọn. Hãy xem lại ngày trong tuần, ngày trong tháng và tháng.'
    case 'nobody':
      return 'Có phạm vi đặt “Chỉ một số” mà chưa chọn mục nào, nên không ai được áp dụng.'
    case 'uses-gone':
      return 'Chương trình đã hết lượt. Hãy tăng số hóa đơn được áp dụng.'
    case 'budget-below-one':
      return 'Ngân sách còn lại ít hơn mức giảm một hóa đơn, nên chương trình không áp dụng lần nào.'
    case 'no-codes':
      return 'Chưa có mã nào dùng được. Hãy tạo mã ở màn hình Mã khuyến mại.'
    case 'all-medicines':
      return 'Mọi hàng đã chọn là thuốc. Thuốc không được khuyến mại nên chương trình không giảm gì.'
    case 'medicines':
      return `Thuốc không được khuyến mại nên không tính: ${listed(warning)}.`
    case 'over-half':
      return 'Mức giảm trên 50 %: chỉ được phép trong chương trình khuyến mại tập trung (Nghị định 81/2018 điều 6, 7).'
    case 'gift-over-half':
      return 'Quà trị giá trên 50 % số tiền phải mua: chỉ được phép trong chương trình khuyến mại tập trung (Nghị định 81/2018 điều 6).'
    case 'notice':
      return `Chương trình tặng hàng, điểm hoặc mã phải thông báo Sở Công Thương trước ${formatNumber(warning.days ?? 0)} ngày làm việc, trừ khi tổng giá trị dưới mức luật định. Hãy thông báo rồi ghi số thông báo.`
    case 'below-cost':
      return `Giá sau giảm thấp hơn giá vốn: ${listed(warning)}.`
    case 'same-goods':
      return `${warning.names?.[0] ?? ''} cũng giảm hàng này và không gộp. ${winners[warning.winner ?? 'better']}`
  }
}
