import type { FigureKind } from '@quay/contract/report/shapes'
import type { ModelPermission } from '@quay/contract/right/permission'

/** What is summed up, in sums that are kept and in documents alike: whole numbers of đồng, base units or things. */
export const facts = [
  'bills',
  'lines',
  'quantity',
  'gross',
  'promotionLine',
  'handLine',
  'promotionBill',
  'handBill',
  'points',
  'discount',
  'discountedBills',
  'revenue',
  'vat',
  'outputVat',
  'cost',
  'cash',
  'bank',
  'debt',
  'charges',
  'chargesVat',
  'rounding',
  'deposits',
  'tradedIn',
  'returns',
  'returnLines',
  'returnQuantity',
  'returnNet',
  'returnVat',
  'returnOutputVat',
  'returnCost',
  'returnFee',
  'giftsKept',
  'refundCash',
  'refundBank',
  'refundDebt',
  'refundExchange',
  'voucherIn',
  'voucherOut',
  'revalued',
  'disposed',
  'lostOnWay',
  'counted',
  'heldUnits',
  'heldValue',
  'quarantineUnits',
  'quarantineValue',
  'onWayUnits',
  'onWayValue',
  'saleValue',
  'saleVat',
  'soldInUnit',
  'returnedInUnit',
  'netUnits',
  'netValue',
  'movedUnits',
  'movedValue',
  'inUnits',
  'inValue',
  'outUnits',
  'outValue',
  'boughtUnits',
  'boughtValue',
  'enteredUnits',
  'enteredValue',
  'broughtBackUnits',
  'broughtBackValue',
  'arrivedUnits',
  'arrivedValue',
  'foundUnits',
  'foundValue',
  'issuedUnits',
  'issuedValue',
  'givenBackUnits',
  'givenBackValue',
  'sentUnits',
  'sentValue',
  'lostUnits',
  'lostValue',
  'missingUnits',
  'missingValue',
  'adjustedValue',
  'inbounds',
  'purchasedUnits',
  'purchaseGoods',
  'purchaseDiscount',
  'purchaseVat',
  'purchaseCosts',
  'costsOfOthers',
  'paidAtOnce',
  'putOnDebt',
  'purchaseReturns',
  'sentBackUnits',
  'sentBackGoods',
  'sentBackVat',
  'keptByProvider',
  'refundedBack',
  'takenOffDebt',
  'debtHeld',
  'debtMoved',
  'debtUp',
  'debtDown',
  'promotionUses',
  'promotionAmount',
  'giftValue',
  'costSold',
  'costMoved',
  'moneySold',
  'moneyMoved',
] as const
export type Fact = (typeof facts)[number]

const profit: ModelPermission = { model: 'profit', action: 'read' }
const cost: ModelPermission = { model: 'cost', action: 'read' }

interface Named {
  label: string
  /** What it means, behind "?" on its column. */
  means: string
  kind: FigureKind
  /** Needed beside the right to the report; without it the column is nowhere. */
  right?: ModelPermission
}
/** Adds and takes off sums: rows add up to the total, documents to their row. */
interface Summed extends Named {
  plus: readonly Fact[]
  minus?: readonly Fact[]
}
/** One figure by another; of a total from the sums, never an average of rows. Half up; null by nothing. */
interface Divided extends Named {
  of: SumId
  by: SumId
}
/** What part of the total of a column a row is, in basis points. */
interface Share extends Named {
  shareOf: SumId
}
/** What a look at the goods, the customer or the lot of a row tells: no sum, and nothing to sort by. */
interface Noted extends Named {
  note: Note
}
export type Note = 'idleDays' | 'lastVisit' | 'lastPurchase' | 'abc' | 'xyz'
export type Measure = Summed | Divided | Share | Noted

const money = (label: string, means: string, plus: readonly Fact[], more: Partial<Summed> = {}): Summed => ({
  label,
  means,
  kind: 'money',
  plus,
  ...more,
})
const count = (label: string, means: string, plus: readonly Fact[], more: Partial<Summed> = {}): Summed => ({
  label,
  means,
  kind: 'count',
  plus,
  ...more,
})

const units = (label: string, means: string, plus: readonly Fact[], minus: readonly Fact[] = []): Summed => ({
  label,
  means,
  kind: 'quantity',
  plus,
  minus,
})
/** What goods cost, for who may see it. */
const worth = (label: string, means: string, plus: readonly Fact[], minus: readonly Fact[] = []): Summed =>
  money(label, means, plus, { minus, right: cost })

const sums = {
  bills: count('Số hóa đơn', 'Hóa đơn đã bán, không kể hóa đơn đã hủy.', ['bills']),
  lines: count('Số dòng hàng', 'Dòng hàng trên các hóa đơn.', ['lines']),
  gross: money('Tiền hàng', 'Số lượng nhân đơn giá, trước mọi khoản giảm.', ['gross']),
  handLine: money('Giảm tay theo dòng', 'Người bán tự giảm trên dòng hàng.', ['handLine']),
  handBill: money('Giảm tay hóa đơn', 'Người bán tự giảm trên cả hóa đơn.', ['handBill']),
  promotionLine: money('Khuyến mại hàng', 'Chương trình khuyến mại giảm giá hàng.', ['promotionLine']),
  promotionBill: money('Khuyến mại hóa đơn', 'Chương trình khuyến mại giảm trên hóa đơn.', ['promotionBill']),
  points: money('Trả bằng điểm', 'Điểm mà khách dùng, đổi ra tiền.', ['points']),
  discount: money('Giảm giá', 'Giảm tay, khuyến mại và điểm cộng lại.', ['discount']),
  discountedBills: count('Hóa đơn có giảm', 'Hóa đơn có ít nhất một khoản giảm.', ['discountedBills']),
  revenue: money('Doanh thu', 'Tiền hàng trừ giảm giá, gồm thuế; không kể thu khác và làm tròn.', ['revenue']),
  returnCount: count('Số phiếu trả', 'Phiếu trả hàng trong kỳ, theo ngày trả.', ['returns']),
  returns: money('Giá trị trả', 'Tiền của hàng khách trả lại, tính vào ngày trả.', ['returnNet']),
  netRevenue: money('Doanh thu thuần', 'Doanh thu trừ giá trị trả.', ['revenue'], { minus: ['returnNet'] }),
  vat: money('Thuế GTGT', 'Thuế trong hàng bán trừ thuế trong hàng trả.', ['vat'], { minus: ['returnVat'] }),
  beforeVat: money('Doanh thu trước thuế', 'Doanh thu thuần trừ thuế GTGT.', ['revenue', 'returnVat'], {
    minus: ['returnNet', 'vat'],
  }),
  cost: money('Giá vốn', 'Giá vốn hàng bán trừ giá vốn hàng khách trả.', ['cost'], {
    minus: ['returnCost'],
    right: profit,
  }),
  outputVat: money(
    'Thuế GTGT đầu ra',
    'Thuế trong doanh thu thuần của chi nhánh kê khai khấu trừ: nộp cho nhà nước nên không tính vào lợi nhuận.',
    ['outputVat'],
    { minus: ['returnOutputVat'], right: profit },
  ),
  profit: money(
    'Lợi nhuận gộp',
    'Doanh thu thuần trừ giá vốn; chi nhánh kê khai khấu trừ còn trừ thuế GTGT đầu ra.',
    ['revenue', 'returnCost', 'returnOutputVat'],
    { minus: ['returnNet', 'cost', 'outputVat'], right: profit },
  ),
  cash: money('Tiền mặt', 'Phần hóa đơn trả bằng tiền mặt.', ['cash']),
  bank: money('Chuyển khoản', 'Phần hóa đơn trả bằng chuyển khoản.', ['bank']),
  taken: money('Thực thu', 'Tiền mặt và chuyển khoản của hóa đơn, trừ tiền đã hoàn cho khách.', ['cash', 'bank'], {
    minus: ['refundCash', 'refundBank'],
  }),
  debt: money('Ghi nợ', 'Phần hóa đơn khách còn nợ lúc bán.', ['debt']),
  surcharges: money('Phụ thu', 'Thu ngoài tiền hàng, trừ phần đã trả lại khách.', ['charges']),
  cashRounding: money('Làm tròn', 'Làm tròn tiền mặt của hóa đơn và phiếu trả.', ['rounding']),
  deposits: money('Tiền cọc', 'Phần hóa đơn trả bằng tiền cọc của đơn đặt.', ['deposits']),
  tradedIn: money('Hàng đổi', 'Phần hóa đơn trả bằng hàng khách đổi.', ['tradedIn']),
  soldUnits: { ...count('SL bán', 'Số lượng bán, theo đơn vị cơ bản.', ['quantity']), kind: 'quantity' },
  returnedUnits: {
    ...count('SL trả', 'Số lượng khách trả, theo đơn vị cơ bản.', ['returnQuantity']),
    kind: 'quantity',
  },
  units: {
    ...count('SL thuần', 'Số lượng bán trừ số lượng trả, theo đơn vị cơ bản.', ['quantity'], {
      minus: ['returnQuantity'],
    }),
    kind: 'quantity',
  },
  returnFee: money('Phí trả hàng', 'Phí giữ lại khi khách trả hàng; là thu khác.', ['returnFee']),
  giftsKept: money('Tiền quà giữ lại', 'Tiền tính cho hàng tặng mà khách giữ lại khi trả hàng mua; là thu khác.', [
    'giftsKept',
  ]),
  refundCash: money('Hoàn tiền mặt', 'Hoàn cho khách bằng tiền mặt.', ['refundCash']),
  refundBank: money('Hoàn chuyển khoản', 'Hoàn cho khách bằng chuyển khoản.', ['refundBank']),
  refundDebt: money('Trừ công nợ', 'Trừ vào nợ hoặc ghi có cho khách.', ['refundDebt']),
  exchanged: money('Đổi hàng', 'Dùng để trả cho hóa đơn đổi hàng.', ['refundExchange']),
  returnCost: money('Giá vốn hàng trả', 'Giá vốn của hàng về lại kho.', ['returnCost'], { right: cost }),
  otherIncome: money(
    'Thu khác',
    'Phụ thu (không gồm thuế GTGT đầu ra), làm tròn, phí trả hàng, tiền quà giữ lại và phiếu thu có hạch toán.',
    ['charges', 'rounding', 'returnFee', 'giftsKept', 'voucherIn'],
    { minus: ['chargesVat'], right: profit },
  ),
  expenses: money('Chi phí', 'Phiếu chi có hạch toán vào kết quả.', ['voucherOut'], { right: profit }),
  disposed: money('Xuất hủy', 'Giá vốn của hàng xuất hủy.', ['disposed'], { minus: ['lostOnWay'], right: profit }),
  lostOnWay: money(
    'Mất khi chuyển kho',
    'Giá vốn của hàng chuyển đi mà nơi nhận không nhận đủ, tính cho chi nhánh gửi.',
    ['lostOnWay'],
    {
      right: profit,
    },
  ),
  counted: money('Chênh lệch kiểm kê', 'Giá vốn hàng thừa trừ hàng thiếu khi kiểm kho.', ['counted'], {
    right: profit,
  }),
  revalued: money('Điều chỉnh giá vốn', 'Giá trị kho đổi mà hàng không đổi.', ['revalued'], { right: profit }),
  result: money(
    'Kết quả',
    'Lợi nhuận gộp, thu khác, chênh lệch kiểm kê và điều chỉnh giá vốn, trừ chi phí, xuất hủy và hàng mất khi chuyển kho.',
    [
      'revenue',
      'returnCost',
      'returnOutputVat',
      'charges',
      'rounding',
      'returnFee',
      'giftsKept',
      'voucherIn',
      'counted',
      'revalued',
    ],
    { minus: ['returnNet', 'cost', 'outputVat', 'chargesVat', 'voucherOut', 'disposed'], right: profit },
  ),
  heldUnits: units('SL tồn', 'Số lượng trong kho vào cuối ngày cuối của kỳ, theo đơn vị cơ bản.', ['heldUnits']),
  heldValue: worth('Giá trị tồn', 'Giá vốn của hàng trong kho vào cuối ngày cuối của kỳ.', ['heldValue']),
  quarantineUnits: units('SL biệt trữ', 'Phần của số tồn đang để ở khu biệt trữ.', ['quarantineUnits']),
  quarantineValue: worth('Giá trị biệt trữ', 'Giá vốn của hàng đang để ở khu biệt trữ.', ['quarantineValue']),
  onWayUnits: units(
    'SL đang chuyển',
    'Hàng đã chuyển đi mà chi nhánh kia chưa nhận, tính cho chi nhánh gửi; không nằm trong số tồn.',
    ['onWayUnits'],
  ),
  onWayValue: worth('Giá trị đang chuyển', 'Giá vốn của hàng đang trên đường đến chi nhánh khác.', ['onWayValue']),
  saleValue: money('Giá trị bán', 'Số lượng tồn nhân giá bán hôm nay của đơn vị cơ bản.', ['saleValue']),
  expectedProfit: worth(
    'Lãi dự kiến',
    'Giá trị bán trừ giá trị tồn, nếu bán hết với giá hôm nay; chi nhánh kê khai khấu trừ còn trừ thuế GTGT trong giá bán.',
    ['saleValue'],
    ['heldValue', 'saleVat'],
  ),
  soldInUnit: units('SL bán theo đơn vị', 'Số lượng bán, theo đơn vị đã bán.', ['soldInUnit']),
  returnedInUnit: units('SL trả theo đơn vị', 'Số lượng khách trả, theo đơn vị đã bán.', ['returnedInUnit']),
  openingUnits: units('SL đầu kỳ', 'Số lượng trong kho trước ngày đầu của kỳ.', ['heldUnits'], ['netUnits']),
  openingValue: worth(
    'Giá trị đầu kỳ',
    'Giá vốn của hàng trong kho trước ngày đầu của kỳ.',
    ['heldValue'],
    ['netValue'],
  ),
  inUnits: units('SL nhập', 'Mua vào, tồn khai báo, khách trả, chuyển đến và kiểm kho thừa.', ['inUnits']),
  inValue: worth('Giá trị nhập', 'Giá vốn của hàng nhập trong kỳ, gồm giá nhập sửa lại.', ['inValue']),
  outUnits: units('SL xuất', 'Bán ra, trả nhà cung cấp, chuyển đi, xuất hủy và kiểm kho thiếu.', ['outUnits']),
  outValue: worth('Giá trị xuất', 'Giá vốn của hàng xuất trong kỳ.', ['outValue']),
  adjustedValue: worth('Tính lại giá vốn', 'Giá trị kho đổi mà hàng không đổi.', ['adjustedValue']),
  boughtUnits: units('SL mua', 'Nhập từ nhà cung cấp, trừ phiếu nhập đã hủy.', ['boughtUnits']),
  boughtValue: worth('Giá trị mua', 'Giá vốn của hàng mua, gồm giá nhập sửa lại.', ['boughtValue']),
  enteredUnits: units('SL khai báo', 'Tồn đầu mà cửa hàng khai báo khi bắt đầu dùng.', ['enteredUnits']),
  enteredValue: worth('Giá trị khai báo', 'Giá vốn của tồn đầu đã khai báo.', ['enteredValue']),
  broughtBackUnits: units('SL khách trả', 'Hàng khách trả về kho, trừ phiếu trả đã hủy.', ['broughtBackUnits']),
  broughtBackValue: worth('Giá trị khách trả', 'Giá vốn của hàng khách trả về kho.', ['broughtBackValue']),
  arrivedUnits: units('SL chuyển đến', 'Hàng nhận từ chi nhánh khác, hoặc chuyển đi mà về lại.', ['arrivedUnits']),
  arrivedValue: worth('Giá trị chuyển đến', 'Giá vốn của hàng chuyển đến hoặc về lại.', ['arrivedValue']),
  foundUnits: units('SL kiểm thừa', 'Hàng thừa khi kiểm kho.', ['foundUnits']),
  foundValue: worth('Giá trị kiểm thừa', 'Giá vốn của hàng thừa khi kiểm kho.', ['foundValue']),
  issuedUnits: units('SL xuất bán', 'Hàng xuất kho để bán, theo ngày ghi sổ, trừ hóa đơn đã hủy.', ['issuedUnits']),
  issuedValue: worth('Giá trị xuất bán', 'Giá vốn của hàng xuất bán.', ['issuedValue']),
  givenBackUnits: units('SL trả nhà cung cấp', 'Hàng trả lại nhà cung cấp.', ['givenBackUnits']),
  givenBackValue: worth('Giá trị trả nhà cung cấp', 'Giá vốn của hàng trả lại nhà cung cấp.', ['givenBackValue']),
  sentUnits: units('SL chuyển đi', 'Hàng chuyển sang chi nhánh khác.', ['sentUnits']),
  sentValue: worth('Giá trị chuyển đi', 'Giá vốn của hàng chuyển đi.', ['sentValue']),
  lostUnits: units('SL hủy', 'Hàng xuất hủy và hàng mất khi chuyển kho, trừ phiếu đã hủy.', ['lostUnits']),
  lostValue: worth('Giá trị hủy', 'Giá vốn của hàng xuất hủy và hàng mất khi chuyển kho.', ['lostValue']),
  missingUnits: units('SL kiểm thiếu', 'Hàng thiếu khi kiểm kho.', ['missingUnits']),
  missingValue: worth('Giá trị kiểm thiếu', 'Giá vốn của hàng thiếu khi kiểm kho.', ['missingValue']),
  inbounds: count('Số phiếu nhập', 'Phiếu nhập hàng đã hoàn thành, không kể phiếu đã hủy và tồn đầu.', ['inbounds']),
  purchasedUnits: units('SL nhập', 'Số lượng nhập gồm hàng tặng, theo đơn vị cơ bản.', ['purchasedUnits']),
  purchaseGoods: worth('Tiền hàng nhập', 'Số lượng nhân giá nhập, trước giảm giá và thuế.', ['purchaseGoods']),
  purchaseDiscount: worth('Giảm giá nhập', 'Giảm theo dòng và theo phiếu của nhà cung cấp.', ['purchaseDiscount']),
  purchaseVat: worth('Thuế GTGT nhập', 'Thuế trên các phiếu nhập.', ['purchaseVat']),
  purchaseCosts: worth('Chi phí nhập', 'Chi phí cộng vào giá vốn, của nhà cung cấp và của bên khác.', [
    'purchaseCosts',
  ]),
  purchaseValue: worth(
    'Giá trị nhập',
    'Tiền hàng nhập trừ giảm giá, cộng thuế và chi phí.',
    ['purchaseGoods', 'purchaseVat', 'purchaseCosts'],
    ['purchaseDiscount'],
  ),
  costsOfOthers: worth('Chi phí của bên khác', 'Phần chi phí trả cho bên khác, như vận chuyển, bốc xếp.', [
    'costsOfOthers',
  ]),
  paidAtOnce: worth('Trả ngay', 'Trả nhà cung cấp lúc nhập; không kể tiền trả nợ sau đó.', ['paidAtOnce']),
  putOnDebt: worth(
    'Ghi nợ khi nhập',
    'Phần còn nợ nhà cung cấp lúc nhập: giá trị nhập trừ chi phí của bên khác và tiền trả ngay.',
    ['putOnDebt'],
  ),
  purchaseReturnCount: count('Số phiếu trả nhập', 'Phiếu trả hàng cho nhà cung cấp, theo ngày trả.', [
    'purchaseReturns',
  ]),
  sentBackUnits: units('SL trả nhập', 'Số lượng trả nhà cung cấp, theo đơn vị cơ bản.', ['sentBackUnits']),
  sentBackValue: worth('Giá trị trả nhập', 'Tiền hàng và thuế của hàng trả nhà cung cấp, tính vào ngày trả.', [
    'sentBackGoods',
    'sentBackVat',
  ]),
  keptByProvider: worth('Nhà cung cấp giữ lại', 'Phần của giá trị trả mà nhà cung cấp không hoàn.', ['keptByProvider']),
  refundedBack: worth('Được hoàn tiền', 'Nhà cung cấp hoàn ngay bằng tiền.', ['refundedBack']),
  takenOffDebt: worth('Trả trừ nợ', 'Phần của hàng trả mà nhà cung cấp trừ vào công nợ.', ['takenOffDebt']),
  netPurchasedUnits: units(
    'SL nhập thuần',
    'Số lượng nhập trừ số lượng trả, theo đơn vị cơ bản.',
    ['purchasedUnits'],
    ['sentBackUnits'],
  ),
  netPurchase: worth(
    'Nhập thuần',
    'Giá trị nhập trừ giá trị trả nhập.',
    ['purchaseGoods', 'purchaseVat', 'purchaseCosts'],
    ['purchaseDiscount', 'sentBackGoods', 'sentBackVat'],
  ),
  debtBefore: money('Nợ đầu kỳ', 'Còn nợ trước ngày đầu của kỳ; số âm là đã trả dư.', ['debtHeld'], {
    minus: ['debtMoved'],
  }),
  debtUp: money('Nợ tăng', 'Mọi dòng làm nợ tăng, kể cả hủy một khoản đã trả.', ['debtUp']),
  debtDown: money('Nợ giảm', 'Trả nợ, trả hàng, bù trừ và mọi dòng làm nợ giảm, kể cả hủy một phiếu.', ['debtDown']),
  debtAfter: money('Nợ cuối kỳ', 'Còn nợ vào cuối ngày cuối của kỳ: nợ đầu kỳ cộng tăng trừ giảm.', ['debtHeld']),
  promotionUses: count('Lượt dùng', 'Mỗi hóa đơn dùng chương trình là một lượt; không kể hóa đơn đã hủy.', [
    'promotionUses',
  ]),
  promotionAmount: money('Tiền khuyến mại', 'Tiền mà chương trình giảm trên hàng và trên hóa đơn.', [
    'promotionAmount',
  ]),
  giftValue: money('Giá trị hàng tặng', 'Hàng tặng theo giá bán; không nằm trong tiền hàng và giảm giá.', [
    'giftValue',
  ]),
  costSold: money('Giá vốn trong báo cáo', 'Giá vốn hàng bán trừ hàng trả, theo ngày của hóa đơn.', ['costSold'], {
    right: profit,
  }),
  costMoved: money('Giá vốn trong sổ kho', 'Giá vốn hàng xuất bán trừ hàng trả, theo ngày ghi sổ.', ['costMoved'], {
    right: profit,
  }),
  costGap: money('Lệch giá vốn', 'Giá vốn trong báo cáo trừ giá vốn trong sổ kho.', ['costSold'], {
    minus: ['costMoved'],
    right: profit,
  }),
  moneySold: money('Tiền trong báo cáo', 'Tiền mặt và chuyển khoản khách trả trừ tiền hoàn, theo ngày của hóa đơn.', [
    'moneySold',
  ]),
  moneyMoved: money('Tiền trong sổ quỹ', 'Tiền bán hàng vào quỹ trừ tiền hoàn khách, theo ngày ghi sổ.', [
    'moneyMoved',
  ]),
  moneyGap: money('Lệch tiền', 'Tiền trong báo cáo trừ tiền trong sổ quỹ.', ['moneySold'], { minus: ['moneyMoved'] }),
} as const satisfies Record<string, Summed>
export type SumId = keyof typeof sums

const divided = {
  averageBill: {
    label: 'Bình quân hóa đơn',
    means: 'Doanh thu chia số hóa đơn.',
    kind: 'money',
    of: 'revenue',
    by: 'bills',
  },
  linesOfBill: {
    label: 'Dòng hàng mỗi hóa đơn',
    means: 'Số dòng hàng chia số hóa đơn.',
    kind: 'hundredths',
    of: 'lines',
    by: 'bills',
  },
  discountRate: { label: '% giảm', means: 'Giảm giá chia tiền hàng.', kind: 'rate', of: 'discount', by: 'gross' },
  returnRate: { label: '% trả', means: 'Giá trị trả chia doanh thu.', kind: 'rate', of: 'returns', by: 'revenue' },
  margin: {
    label: 'Biên lợi nhuận',
    means: 'Lợi nhuận gộp chia doanh thu thuần.',
    kind: 'rate',
    of: 'profit',
    by: 'netRevenue',
    right: profit,
  },
  markup: {
    label: 'Lãi trên giá vốn',
    means: 'Lợi nhuận gộp chia giá vốn.',
    kind: 'rate',
    of: 'profit',
    by: 'cost',
    right: profit,
  },
  share: {
    label: 'Tỷ trọng',
    means: 'Phần trong doanh thu thuần của cả báo cáo.',
    kind: 'rate',
    shareOf: 'netRevenue',
  },
  profitShare: {
    label: 'Tỷ trọng lợi nhuận',
    means: 'Phần trong lợi nhuận gộp của cả báo cáo.',
    kind: 'rate',
    shareOf: 'profit',
    right: profit,
  },
  averageCost: {
    label: 'Giá vốn bình quân',
    means: 'Giá trị tồn chia số lượng tồn.',
    kind: 'money',
    of: 'heldValue',
    by: 'heldUnits',
    right: cost,
  },
  salePrice: {
    label: 'Giá bán',
    means: 'Giá trị bán chia số lượng tồn: giá bán hôm nay của đơn vị cơ bản.',
    kind: 'money',
    of: 'saleValue',
    by: 'heldUnits',
  },
  stockDays: {
    label: 'Đủ bán (ngày)',
    means:
      'Số ngày bán hết số tồn, nếu bán như trong kỳ; — là không bán được gì. Hàng đầu kỳ chưa có trong kho xếp sau cùng.',
    kind: 'days',
    of: 'heldUnits',
    by: 'issuedUnits',
  },
  valueShare: {
    label: 'Tỷ trọng giá trị',
    means: 'Phần trong giá trị tồn của cả báo cáo.',
    kind: 'rate',
    shareOf: 'heldValue',
    right: cost,
  },
  promotionShare: {
    label: 'Tỷ trọng khuyến mại',
    means: 'Phần trong tiền khuyến mại của cả báo cáo.',
    kind: 'rate',
    shareOf: 'promotionAmount',
  },
  lossShare: {
    label: 'Tỷ trọng giá trị',
    means: 'Phần trong giá trị hủy của cả báo cáo.',
    kind: 'rate',
    shareOf: 'lostValue',
    right: cost,
  },
  averagePurchase: {
    label: 'Giá nhập bình quân',
    means: 'Giá trị nhập chia số lượng nhập.',
    kind: 'money',
    of: 'purchaseValue',
    by: 'purchasedUnits',
    right: cost,
  },
  purchaseShare: {
    label: 'Tỷ trọng nhập',
    means: 'Phần trong giá trị nhập thuần của cả báo cáo.',
    kind: 'rate',
    shareOf: 'netPurchase',
    right: cost,
  },
} as const satisfies Record<string, Divided | Share>

const noted = {
  idleDays: {
    label: 'Chưa bán (ngày)',
    means: 'Số ngày từ lần xuất bán cuối đến ngày cuối của kỳ; — là chưa bán lần nào.',
    kind: 'days',
    note: 'idleDays',
  },
  lastVisit: {
    label: 'Mua lần cuối',
    means: 'Ngày của hóa đơn cuối, không sau ngày cuối của kỳ.',
    kind: 'day',
    note: 'lastVisit',
  },
  lastPurchase: {
    label: 'Giá nhập cuối',
    means: 'Giá trị nhập của một đơn vị cơ bản trong lần nhập cuối, không sau ngày cuối của kỳ.',
    kind: 'money',
    note: 'lastPurchase',
    right: cost,
  },
  abc: {
    label: 'ABC',
    means: 'Xếp từ lớn đến nhỏ: A làm nên 80% đầu, B đến 95%, C là phần còn lại.',
    kind: 'abc',
    note: 'abc',
  },
  xyz: {
    label: 'XYZ',
    means:
      'Độ lệch của số bán từng tháng (kỳ ngắn hơn ba tháng: từng tuần) chia trung bình: X dưới 0,5, Y dưới 1, Z còn lại hoặc bán dưới ba lần kỳ.',
    kind: 'xyz',
    note: 'xyz',
  },
} as const satisfies Record<string, Noted>

/** Every figure of the reports, once: what it is called, what it means, how it comes out of the sums. */
export const measures = { ...sums, ...divided, ...noted }
export type MeasureId = keyof typeof measures
export const measureOf = (id: MeasureId): Measure => measures[id]

export const isSum = (measure: Measure): measure is Summed => 'plus' in measure
export const isNoted = (measure: Measure): measure is Noted => 'note' in measure

/** The sums that a figure is made of. */
export function factsOf(measure: Measure): readonly Fact[] {
  if (isSum(measure)) return [...measure.plus, ...(measure.minus ?? [])]
  if (isNoted(measure)) return []
  const parts: readonly SumId[] = 'shareOf' in measure ? [measure.shareOf] : [measure.of, measure.by]
  return parts.flatMap(part => factsOf(measures[part]))
}

/** By how much a quotient is written larger: rates are basis points; what lasts so long at the pace of a period is its days times that. */
export function scaleOf(kind: FigureKind, days: number): number {
  if (kind === 'days') return days
  return kind === 'rate' ? 10_000 : kind === 'hundredths' ? 100 : 1
}

/** `of` by `by`, so many times larger, half up; null by nothing. Whole numbers, however large. */
export function divide(of: number, by: number, scale: number): number | null {
  if (by === 0) return null
  const [over, under] = by < 0 ? [BigInt(-of), BigInt(-by)] : [BigInt(of), BigInt(by)]
  const doubled = 2n * over * BigInt(scale) + under
  const whole = doubled / (2n * under)
  return Number(doubled < 0n && doubled % (2n * under) !== 0n ? whole - 1n : whole)
}

/** A figure out of the sums of a row of so many days; of a share as that of the whole. */
export function figureOf(measure: Measure, sumOf: (fact: Fact) => number, days = 1): number | null {
  if (isSum(measure)) {
    const added = (some: readonly Fact[] = []) => some.reduce((sum, fact) => sum + sumOf(fact), 0)
    return added(measure.plus) - added(measure.minus)
  }
  if (isNoted(measure)) return null
  const [of, by] = 'shareOf' in measure ? [measure.shareOf, measure.shareOf] : [measure.of, measure.by]
  return divide(figureOf(measures[of], sumOf)!, figureOf(measures[by], sumOf)!, scaleOf(measure.kind, days))
}
