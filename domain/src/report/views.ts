import { flowsIn, flowsOut } from '@quay/contract/entry-kinds'
import type { ReportFilter } from '@quay/contract/report/routes'
import type { ReportArea, ReportGroup, ReportView, reportViews } from '@quay/contract/report/shapes'
import type { ModelPermission } from '@quay/contract/right/permission'
import { controlGroupText } from '../product/control-group.ts'
import type { MeasureId } from './measures.ts'

/**
 * From what a view is counted: bills and returns whole, their lines, those of returns alone, those of customers; these with vouchers and the ledger of stock; what
 * lies in stock with the ledger of stock, or what of that was destroyed; imports with returns to providers, whole or by their lines; the
 * ledger of debts to providers, or that of customers.
 */
export type ReportSource =
  | 'bills'
  | 'promotions'
  | 'bridge'
  | 'goods'
  | 'goodsBack'
  | 'customers'
  | 'result'
  | 'stock'
  | 'losses'
  | 'purchases'
  | 'purchaseLines'
  | 'debts'
  | 'customerDebts'

export interface View {
  label: string
  source: ReportSource
  columns: readonly MeasureId[]
  /** By what its rows may stand; the first is the usual one. */
  groups: readonly ReportGroup[]
  /** By what a row may stand as well, and the one that always does. */
  second?: readonly ReportGroup[]
  usualSecond?: ReportGroup
  filters: readonly ReportFilter[]
  /** Needed beside the right to the area for all of the view. */
  rights?: readonly ModelPermission[]
  /** The column of the chart, and by which rows that are no times stand. */
  lead: MeasureId
  /** By which column rows stand where that is not the leading one. */
  usualSort?: MeasureId | 'key'
  /** The leading column of who may not see that one. */
  leadElse?: MeasureId
  /** Beside each of its bills stands all that was taken off it, promotion by promotion. */
  tellsDiscounts?: true
}

/** Who stands beside the documents of a view: buyer and seller, or a partner and who wrote it. */
export const isOfSale = ({ source }: View): boolean =>
  source === 'bills' ||
  source === 'promotions' ||
  source === 'bridge' ||
  source === 'goods' ||
  source === 'goodsBack' ||
  source === 'customers' ||
  source === 'result'

/** The column by which rows are sorted first: `lead`, or `leadElse` where the reader may not see `lead`. */
export const leadOf = ({ lead, leadElse }: View, columns: readonly string[]): MeasureId =>
  leadElse && !columns.includes(lead) ? leadElse : lead

const spans = ['day', 'week', 'month', 'quarter', 'year'] as const
const times = [...spans, 'hour', 'weekday'] as const
const ofSale = [...times, 'branch', 'channel', 'method'] as const
const ofGoods = [
  'product',
  'unit',
  'productGroup',
  'midGroup',
  'topGroup',
  'maker',
  'provider',
  'taxRate',
  'priceBook',
] as const
const saleFilters = ['sellerId', 'channel', 'method', 'customerId', 'customerGroupId'] as const
/** Which goods. */
const stockFilters = ['productGroupId', 'productId', 'goodsType', 'controlGroup', 'supplierId'] as const
const goodsFilters = [...stockFilters, 'parts', 'sellerId', 'customerId', 'customerGroupId', 'priceBookId'] as const

const ofStock = ['product', 'lot', 'productGroup', 'midGroup', 'topGroup', 'maker', 'provider', 'branch'] as const
/** Of the views of what lies in stock: by its value, for whoever may not see values by quantity. */
const ofHeld = {
  groups: ofStock,
  second: ['branch'],
  filters: stockFilters,
  lead: 'heldValue',
  leadElse: 'heldUnits',
} as const

/** Of these `outputVat` is there where a branch deducts VAT. */
const money = ['outputVat', 'cost', 'profit', 'margin', 'markup'] as const
const sold = ['soldUnits', 'returnedUnits', 'units', 'gross', 'discount', 'revenue', 'returns', 'netRevenue'] as const
const bought = [
  'purchasedUnits',
  'purchaseValue',
  'averagePurchase',
  'lastPurchase',
  'sentBackUnits',
  'sentBackValue',
  'netPurchasedUnits',
  'netPurchase',
  'purchaseShare',
] as const
const byPerson = ['units', 'revenue', 'returns', 'netRevenue', 'profit'] as const
const ofBuyer = ['bills', 'gross', 'discount', 'revenue', 'returns', 'netRevenue', 'averageBill', 'lastVisit'] as const
const ofSeller = [
  'bills',
  'linesOfBill',
  'gross',
  'discount',
  'revenue',
  'returns',
  'netRevenue',
  'averageBill',
] as const

/**
 * Every view of the reports, as data: what it shows, by what, out of what. A view is added here, and its id in
 * contract/src/report/shapes.ts; the engine, the screen and the file read it from here.
 */
export const views: { readonly [Area in ReportArea]: Readonly<Record<(typeof reportViews)[Area][number], View>> } = {
  sale: {
    TIME: {
      label: 'Thời gian',
      source: 'bills',
      columns: [
        'bills',
        'gross',
        'discount',
        'revenue',
        'returns',
        'netRevenue',
        'averageBill',
        'vat',
        'cash',
        'bank',
        'taken',
        'debt',
        'deposits',
        'tradedIn',
        'surcharges',
        'cashRounding',
      ],
      groups: ofSale,
      filters: saleFilters,
      lead: 'netRevenue',
    },
    WEEK: {
      label: 'Giờ trong tuần',
      source: 'bills',
      columns: ['bills', 'revenue', 'returns', 'netRevenue', 'averageBill'],
      groups: ['weekday'],
      usualSecond: 'hour',
      filters: saleFilters,
      lead: 'netRevenue',
    },
    REVENUE: {
      label: 'Doanh thu và lợi nhuận',
      source: 'bills',
      columns: ['gross', 'discount', 'revenue', 'returns', 'netRevenue', 'vat', 'beforeVat', ...money],
      groups: ofSale,
      filters: saleFilters,
      lead: 'netRevenue',
    },
    EMPLOYEE: {
      label: 'Nhân viên',
      source: 'bills',
      columns: [...ofSeller, ...money],
      groups: ['seller'],
      second: spans,
      filters: saleFilters,
      lead: 'netRevenue',
    },
    DISCOUNT: {
      label: 'Giảm giá',
      source: 'bills',
      columns: [
        'discountedBills',
        'gross',
        'handLine',
        'handBill',
        'promotionLine',
        'promotionBill',
        'points',
        'discount',
        'discountRate',
      ],
      groups: [...times, 'seller', 'branch', 'channel', 'customerGroup'],
      filters: ['discounted', ...saleFilters],
      lead: 'discount',
      tellsDiscounts: true,
    },
    PROMOTION: {
      label: 'Chương trình khuyến mại',
      source: 'promotions',
      columns: ['promotionUses', 'promotionAmount', 'promotionShare', 'giftValue'],
      groups: ['promotion', ...times, 'seller', 'branch', 'channel', 'customerGroup'],
      second: ['month'],
      filters: ['sellerId', 'channel', 'customerId', 'customerGroupId'],
      lead: 'promotionAmount',
      tellsDiscounts: true,
    },
    SALE_RETURN: {
      label: 'Trả hàng',
      source: 'bills',
      columns: [
        'returnCount',
        'returns',
        'returnRate',
        'returnFee',
        'giftsKept',
        'refundCash',
        'refundBank',
        'refundDebt',
        'exchanged',
        'returnCost',
      ],
      groups: [...times, 'seller', 'taker', 'reason', 'branch'],
      filters: saleFilters,
      lead: 'returns',
    },
    PRESCRIBER: {
      label: 'Bác sĩ kê đơn',
      source: 'bills',
      // The report counts prescriptions and shows no amounts: paying a prescriber for them is against the law.
      columns: ['bills', 'lines', 'linesOfBill'],
      groups: ['prescriber'],
      second: ['month'],
      filters: ['sellerId'],
      rights: [{ model: 'doctor', action: 'read' }],
      lead: 'bills',
    },
    RESULT: {
      label: 'Kết quả kinh doanh',
      source: 'result',
      columns: [
        'netRevenue',
        'outputVat',
        'cost',
        'profit',
        'otherIncome',
        'expenses',
        'disposed',
        'lostOnWay',
        'counted',
        'revalued',
        'result',
      ],
      groups: ['month', 'quarter', 'year', 'branch', 'voucherKind'],
      second: ['voucherKind'],
      filters: [],
      rights: [
        { model: 'profit', action: 'read' },
        { model: 'cashbook', action: 'read' },
      ],
      lead: 'result',
    },
    BRIDGE: {
      label: 'Báo cáo và sổ',
      source: 'bridge',
      columns: ['costSold', 'costMoved', 'costGap', 'moneySold', 'moneyMoved', 'moneyGap'],
      groups: ['term'],
      second: ['branch'],
      filters: [],
      rights: [{ model: 'cashbook', action: 'read' }],
      lead: 'moneySold',
    },
  },
  product: {
    SALE: {
      label: 'Hàng bán',
      source: 'goods',
      columns: [...sold, 'share'],
      groups: ofGoods,
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    REVENUE: {
      label: 'Doanh thu và lợi nhuận',
      source: 'goods',
      columns: ['units', 'revenue', 'returns', 'netRevenue', 'share', ...money, 'profitShare'],
      groups: ofGoods,
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    EMPLOYEE: {
      label: 'Hàng theo nhân viên',
      source: 'goods',
      columns: byPerson,
      groups: ['product', 'productGroup', 'midGroup', 'topGroup'],
      usualSecond: 'seller',
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    CUSTOMER: {
      label: 'Hàng theo khách',
      source: 'goods',
      columns: byPerson,
      groups: ['product', 'productGroup', 'midGroup', 'topGroup'],
      usualSecond: 'customer',
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    WAREHOUSE_VALUE: {
      label: 'Giá trị kho',
      source: 'stock',
      columns: [
        'heldUnits',
        'averageCost',
        'heldValue',
        'valueShare',
        'salePrice',
        'saleValue',
        'expectedProfit',
        'quarantineUnits',
        'quarantineValue',
        'onWayUnits',
        'onWayValue',
      ],
      ...ofHeld,
    },
    INVENTORY: {
      label: 'Nhập xuất tồn',
      source: 'stock',
      columns: [
        'openingUnits',
        'openingValue',
        'inUnits',
        'inValue',
        'outUnits',
        'outValue',
        'adjustedValue',
        'heldUnits',
        'heldValue',
      ],
      ...ofHeld,
    },
    INVENTORY_DETAIL: {
      label: 'Nhập xuất tồn chi tiết',
      source: 'stock',
      columns: [
        'openingUnits',
        'openingValue',
        ...[...flowsIn, ...flowsOut].flatMap(flow => [`${flow}Units`, `${flow}Value`] as const),
        'adjustedValue',
        'heldUnits',
        'heldValue',
      ],
      ...ofHeld,
    },
    CANCEL: {
      label: 'Hàng hủy',
      source: 'losses',
      columns: ['lostUnits', 'lostValue', 'lossShare'],
      groups: ['product', 'lot', 'productGroup', 'midGroup', 'topGroup', 'lossReason', ...spans, 'branch'],
      filters: stockFilters,
      lead: 'lostValue',
      leadElse: 'lostUnits',
    },
    SLOW: {
      label: 'Hàng chậm bán',
      source: 'stock',
      columns: ['openingUnits', 'heldUnits', 'heldValue', 'valueShare', 'issuedUnits', 'stockDays', 'idleDays'],
      groups: ['product', 'productGroup', 'midGroup', 'topGroup', 'maker', 'provider', 'branch'],
      filters: stockFilters,
      lead: 'heldValue',
      leadElse: 'heldUnits',
      usualSort: 'stockDays',
    },
    EXPIRY: {
      label: 'Hạn dùng',
      source: 'stock',
      columns: ['heldUnits', 'heldValue', 'valueShare', 'saleValue', 'quarantineUnits'],
      groups: ['expiryStep', 'lot', 'product', 'productGroup', 'midGroup', 'topGroup', 'maker', 'provider', 'branch'],
      second: ['expiryStep'],
      filters: ['expiry', ...stockFilters],
      lead: 'heldValue',
      leadElse: 'heldUnits',
      usualSort: 'key',
    },
    ABC: {
      label: 'Phân nhóm ABC, XYZ',
      source: 'goods',
      columns: ['abc', 'xyz', 'units', 'netRevenue', 'share', 'profit', 'profitShare'],
      groups: ['product'],
      filters: ['rankBy', ...stockFilters],
      lead: 'netRevenue',
    },
    UNIT: {
      label: 'Hàng theo đơn vị bán',
      source: 'goods',
      columns: ['soldInUnit', 'returnedInUnit', 'units', 'revenue', 'returns', 'netRevenue', 'share'],
      groups: ['product'],
      usualSecond: 'unit',
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    PRICE: {
      label: 'Hàng theo giá bán',
      source: 'goods',
      columns: ['soldInUnit', 'returnedInUnit', 'units', 'discount', 'revenue', 'returns', 'netRevenue', 'profit'],
      groups: ['product', 'unit', 'productGroup'],
      usualSecond: 'price',
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    PROVIDER: {
      label: 'Hàng theo nhà cung cấp',
      source: 'purchaseLines',
      columns: bought,
      groups: ['product', 'productGroup', 'midGroup', 'topGroup'],
      usualSecond: 'boughtOf',
      filters: ['providerId', ...stockFilters],
      lead: 'netPurchase',
      leadElse: 'netPurchasedUnits',
    },
    RETURNED: {
      label: 'Hàng khách trả',
      source: 'goodsBack',
      columns: ['returnedInUnit', 'returnedUnits', 'returns', 'returnCost'],
      groups: ['product', 'productGroup', 'midGroup', 'topGroup', 'maker', 'provider'],
      second: ['unit', 'seller', 'customer'],
      filters: goodsFilters,
      lead: 'returns',
    },
  },
  customer: {
    SALE: {
      label: 'Khách mua hàng',
      source: 'customers',
      columns: ofBuyer,
      groups: ['customer', 'customerGroup', 'visit'],
      second: ['visit'],
      filters: ['customerId', 'customerGroupId', 'sellerId'],
      lead: 'netRevenue',
    },
    REVENUE: {
      label: 'Doanh thu và lợi nhuận',
      source: 'customers',
      columns: ['bills', 'revenue', 'returns', 'netRevenue', ...money],
      groups: ['customer', 'customerGroup'],
      filters: ['customerId', 'customerGroupId', 'sellerId'],
      lead: 'netRevenue',
    },
    PRODUCT: {
      label: 'Hàng khách mua',
      source: 'goods',
      columns: byPerson,
      groups: ['customer', 'customerGroup'],
      usualSecond: 'product',
      filters: goodsFilters,
      lead: 'netRevenue',
    },
    DEBT: {
      label: 'Công nợ',
      source: 'customerDebts',
      columns: ['debtBefore', 'debtUp', 'debtDown', 'debtAfter'],
      groups: ['customer', 'customerGroup', 'branch'],
      filters: ['customerId', 'customerGroupId'],
      rights: [{ model: 'customer', action: 'read' }],
      lead: 'debtAfter',
    },
  },
  provider: {
    INBOUND: {
      label: 'Nhập hàng',
      source: 'purchases',
      columns: [
        'inbounds',
        'purchasedUnits',
        'purchaseValue',
        'sentBackValue',
        'netPurchase',
        'purchaseShare',
        'purchaseGoods',
        'purchaseDiscount',
        'purchaseVat',
        'purchaseCosts',
        'costsOfOthers',
        'paidAtOnce',
        'putOnDebt',
        'purchaseReturnCount',
        'sentBackUnits',
        'keptByProvider',
        'refundedBack',
        'takenOffDebt',
      ],
      groups: ['boughtOf', ...spans, 'branch', 'writer'],
      second: ['month', 'quarter', 'year'],
      filters: ['providerId'],
      lead: 'netPurchase',
      leadElse: 'inbounds',
    },
    PRODUCT: {
      label: 'Mặt hàng nhập',
      source: 'purchaseLines',
      columns: [...bought, 'purchaseGoods', 'purchaseDiscount', 'purchaseVat', 'purchaseCosts'],
      groups: ['product', 'productGroup', 'midGroup', 'topGroup', 'maker', 'boughtOf', ...spans, 'branch', 'writer'],
      second: ['boughtOf', 'month'],
      filters: ['providerId', ...stockFilters],
      lead: 'netPurchase',
      leadElse: 'netPurchasedUnits',
    },
    DEBT: {
      label: 'Công nợ',
      source: 'debts',
      columns: ['debtBefore', 'debtUp', 'debtDown', 'debtAfter'],
      groups: ['boughtOf', 'branch'],
      filters: ['providerId'],
      rights: [{ model: 'provider', action: 'read' }],
      lead: 'debtAfter',
    },
  },
  employee: {
    SALE: {
      label: 'Bán hàng',
      source: 'bills',
      columns: ofSeller,
      groups: ['seller'],
      second: spans,
      filters: ['sellerId', 'channel', 'method'],
      lead: 'netRevenue',
    },
    REVENUE: {
      label: 'Doanh thu và lợi nhuận',
      source: 'bills',
      columns: ['bills', 'revenue', 'returns', 'netRevenue', ...money],
      groups: ['seller'],
      second: spans,
      filters: ['sellerId', 'channel', 'method'],
      lead: 'netRevenue',
    },
    PRODUCT: {
      label: 'Hàng đã bán',
      source: 'goods',
      columns: byPerson,
      groups: ['seller'],
      usualSecond: 'product',
      filters: goodsFilters,
      lead: 'netRevenue',
    },
  },
}

/** A view of an area, the first one where none is named. */
export function viewOf(area: ReportArea, id: string | undefined): { id: ReportView; view: View } {
  const ofArea = Object.entries(views[area]) as [ReportView, View][]
  const [found, view] = ofArea.find(([name]) => name === id) ?? ofArea[0]!
  return { id: found, view }
}

export const groupLabels: Readonly<Record<ReportGroup, string>> = {
  hour: 'Giờ',
  weekday: 'Thứ',
  day: 'Ngày',
  week: 'Tuần',
  month: 'Tháng',
  quarter: 'Quý',
  year: 'Năm',
  branch: 'Chi nhánh',
  seller: 'Người bán',
  channel: 'Cách bán',
  method: 'Cách trả tiền',
  reason: 'Lý do trả',
  taker: 'Người nhận hàng trả',
  lossReason: 'Lý do hủy',
  customer: 'Khách hàng',
  customerGroup: 'Nhóm khách',
  visit: 'Khách mới hay cũ',
  product: 'Mặt hàng',
  lot: 'Lô',
  expiryStep: 'Hạn dùng',
  unit: 'Đơn vị bán',
  price: 'Giá bán',
  productGroup: 'Nhóm hàng',
  topGroup: 'Nhóm hàng cấp 1',
  midGroup: 'Nhóm hàng cấp 2',
  priceBook: 'Bảng giá',
  prescriber: 'Bác sĩ',
  maker: 'Hãng sản xuất',
  provider: 'Nhà cung cấp',
  boughtOf: 'Nhà cung cấp',
  writer: 'Người lập',
  taxRate: 'Thuế suất',
  promotion: 'Chương trình',
  voucherKind: 'Loại thu chi',
  term: 'Ngày bán và ngày ghi sổ',
}

export const filterLabels: Readonly<Record<ReportFilter, string>> = {
  sellerId: 'người bán',
  customerId: 'khách hàng',
  customerGroupId: 'nhóm khách',
  productId: 'mặt hàng',
  productGroupId: 'nhóm hàng',
  providerId: 'nhà cung cấp',
  supplierId: 'nhà cung cấp của hàng',
  priceBookId: 'bảng giá',
  goodsType: 'loại hàng',
  controlGroup: 'nhóm kiểm soát',
  channel: 'cách bán',
  method: 'cách trả tiền',
  parts: 'combo hay thành phần',
  expiry: 'hạn dùng',
  rankBy: 'cách xếp hạng',
  discounted: 'hóa đơn',
}

/** Filters of known values, and what each value is called. */
export const filterValueWords: Partial<Readonly<Record<ReportFilter, Readonly<Record<string, string>>>>> = {
  channel: { COUNTER: 'Tại quầy', DELIVERY: 'Giao hàng', ORDER: 'Theo đơn đặt' },
  method: { CASH: 'Tiền mặt', BANK: 'Chuyển khoản', DEBT: 'Ghi nợ' },
  goodsType: { 1: 'Thuốc', 2: 'Hàng hóa, vật tư', 3: 'Combo', 4: 'Dịch vụ' },
  controlGroup: controlGroupText,
  parts: { COMPONENT: 'Tính theo thành phần' },
  expiry: { EXPIRED: 'Đã hết hạn', D30: 'Còn đến 30 ngày', D90: 'Còn đến 90 ngày', D180: 'Còn đến 180 ngày' },
  discounted: {
    ANY: 'Có giảm giá',
    HAND: 'Có giảm tay',
    PROMOTION: 'Có khuyến mại',
    POINTS: 'Có trả bằng điểm',
  },
  rankBy: { PROFIT: 'Theo lợi nhuận', QUANTITY: 'Theo số lượng' },
}

export const areaTitles: Readonly<Record<ReportArea, string>> = {
  sale: 'Báo cáo bán hàng',
  product: 'Báo cáo hàng hóa',
  customer: 'Báo cáo khách hàng',
  provider: 'Báo cáo nhà cung cấp',
  employee: 'Báo cáo nhân viên',
}
