import { z } from 'zod'
import { dong } from '../field.ts'

/** How screens enter and show the value: yes or no, per cent (in basis points), a whole number of a unit, or one of a few. */
export type SettingKind = 'switch' | 'percent' | 'days' | 'hours' | 'minutes' | 'dong' | 'choice'
export type SettingGroup = 'sale' | 'money' | 'stock' | 'promotion' | 'customer' | 'safety'

interface SettingEntry {
  schema: z.ZodType
  /** Where the store never chose. It fits the schema. */
  fallback: unknown
  kind: SettingKind
  group: SettingGroup
  label: string
  /** What the setting changes: a sentence for the person who changes it. */
  effect: string
  /** What an empty value means, where it may be empty. */
  emptyText?: string
  /** Of a choice: each value, as a text, with its name. */
  choices?: readonly { value: string; label: string }[]
}

const whole = (min: number, max: number, unit: string) =>
  z.int('Phải là số nguyên').min(min, `Từ ${min} ${unit}`).max(max, `Tối đa ${max} ${unit}`)

/**
 * Every choice of a store, once: what it may be, what it is without a choice, and its words. All code that obeys a
 * setting reads it from here (server: setting/read-setting); a test fails on one that nothing reads.
 */
export const settings = {
  discountLimit: {
    schema: whole(0, 10_000, 'phần vạn').nullable(),
    fallback: 1_000,
    kind: 'percent',
    group: 'sale',
    label: 'Giảm giá tối đa của người bán',
    effect:
      'Giảm giá trên dòng hay cả hóa đơn quá mức này bị từ chối, trừ người có quyền vượt hạn mức hoặc vai trò có mức riêng.',
    emptyText: 'Không giới hạn',
  },
  backDateDays: {
    schema: whole(0, 365, 'ngày').nullable(),
    fallback: null,
    kind: 'days',
    group: 'sale',
    label: 'Ghi lùi ngày bán tối đa',
    effect:
      'Người có quyền ghi lùi ngày chỉ được ghi hóa đơn về trước từng ấy ngày làm việc; 0 là không ai được ghi lùi. Ngày đã khóa sổ luôn bị từ chối.',
    emptyText: 'Không giới hạn',
  },
  replaceBillDays: {
    schema: whole(0, 3650, 'ngày').nullable(),
    fallback: null,
    kind: 'days',
    group: 'sale',
    label: 'Sửa hàng, tiền của hóa đơn trong',
    effect:
      'Quá số ngày này sau ngày bán, không ai lập hóa đơn thay được nữa; 0 là chỉ trong ngày bán. Hủy hóa đơn và sửa ghi chú không bị chặn.',
    emptyText: 'Không giới hạn',
  },
  returnDays: {
    schema: whole(0, 3650, 'ngày').nullable(),
    fallback: null,
    kind: 'days',
    group: 'sale',
    label: 'Nhận trả hàng trong',
    effect: 'Số ngày làm việc sau ngày bán mà khách còn được trả hàng; quá hạn thì quầy báo cho người nhận hàng.',
    emptyText: 'Không giới hạn',
  },
  orderHoldDays: {
    schema: whole(1, 365, 'ngày').nullable(),
    fallback: 3,
    kind: 'days',
    group: 'sale',
    label: 'Giữ hàng cho đơn đặt',
    effect: 'Từ lúc xác nhận, quá số ngày này hàng giữ được nhả cho khách khác; đơn vẫn còn. Từng đơn đổi hạn được.',
    emptyText: 'Giữ đến khi giao',
  },
  blockLateReturns: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'sale',
    label: 'Chặn trả hàng quá hạn',
    effect:
      'Khi bật, trả hàng quá hạn phải có người duyệt trả hàng ngoài quy định. Khi tắt, quầy chỉ báo và nhật ký ghi lại.',
  },
  returnFee: {
    schema: whole(0, 10_000, 'phần vạn'),
    fallback: 0,
    kind: 'percent',
    group: 'sale',
    label: 'Phí trả hàng thường thu',
    effect: 'Tính trên tiền hàng trả. Thu ít hơn mức này phải có người duyệt trả hàng ngoài quy định.',
  },
  returnWithoutBill: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'sale',
    label: 'Nhận trả hàng không có hóa đơn',
    effect:
      'Khi bật, người duyệt trả hàng ngoài quy định nhận được hàng mà khách không còn hóa đơn. Giá trả không quá giá bán; không tính khuyến mại và điểm.',
  },
  offlineReturns: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'sale',
    label: 'Nhận trả hàng khi mất mạng',
    effect:
      'Khi bật, quầy nhận lại hàng của hóa đơn mà máy còn giữ (7 ngày) và trả tiền mặt trong khi chờ mạng. Phần vượt quá hóa đơn vẫn được ghi, chờ người duyệt xử lý.',
  },
  offlineHours: {
    schema: whole(24, 168, 'giờ'),
    fallback: 72,
    kind: 'hours',
    group: 'sale',
    label: 'Bán khi mất mạng tối đa',
    effect: 'Quá số giờ này không có mạng, quầy không bán nữa: giá và lô thu hồi ở máy đã quá cũ.',
  },
  offlineDebtLimit: {
    schema: dong,
    fallback: 2_000_000,
    kind: 'dong',
    group: 'money',
    label: 'Ghi nợ khi mất mạng tối đa',
    effect:
      'Khi mất mạng, khách không có hạn mức riêng chỉ được nợ đến số này, tính cả nợ cũ và các đơn chưa gửi; 0đ là không bán chịu khi mất mạng.',
  },
  cashRefundLimit: {
    schema: dong.nullable(),
    fallback: null,
    kind: 'dong',
    group: 'money',
    label: 'Trả tiền mặt cho khách tối đa',
    effect: 'Phiếu trả hàng chi tiền mặt quá số này phải có người duyệt trả hàng ngoài quy định.',
    emptyText: 'Không giới hạn',
  },
  restockMedicines: {
    schema: z.boolean(),
    fallback: true,
    kind: 'switch',
    group: 'stock',
    label: 'Nhập lại kệ thuốc khách trả',
    effect:
      'Khi tắt, thuốc khách trả chỉ vào biệt trữ. Thuốc kê đơn, kiểm soát đặc biệt, bảo quản lạnh luôn phải có người duyệt.',
  },
  restockByPharmacist: {
    schema: z.boolean(),
    fallback: true,
    kind: 'switch',
    group: 'stock',
    label: 'Chỉ dược sĩ nhập lại kệ thuốc khách trả',
    effect: 'Khi bật, người không phải dược sĩ chỉ đưa được thuốc khách trả vào biệt trữ.',
  },
  defaultDebtLimit: {
    schema: dong.nullable(),
    fallback: null,
    kind: 'dong',
    group: 'money',
    label: 'Hạn mức nợ chung của khách',
    effect:
      'Khách không có hạn mức riêng chỉ được nợ đến số này; 0đ là không bán chịu. Người có quyền vượt hạn mức nợ không bị chặn.',
    emptyText: 'Không giới hạn',
  },
  defaultDebtDays: {
    schema: whole(0, 3650, 'ngày').nullable(),
    fallback: null,
    kind: 'days',
    group: 'money',
    label: 'Số ngày nợ chung của khách',
    effect:
      'Khách còn hóa đơn nợ quá số ngày này không được mua chịu thêm, trừ khi khách hoặc nhóm khách có số ngày riêng. Người có quyền vượt hạn mức nợ không bị chặn.',
    emptyText: 'Không giới hạn',
  },
  fundMayBeNegative: {
    schema: z.boolean(),
    fallback: true,
    kind: 'switch',
    group: 'money',
    label: 'Cho quỹ âm',
    effect: 'Khi tắt, phiếu chi, trả tiền nhập hàng và hoàn tiền bị từ chối nếu quỹ không còn đủ.',
  },
  revenueNotice: {
    schema: z.enum(['QUARTER', 'HALF_YEAR', 'YEAR'], 'Chọn một trong các kỳ').nullable(),
    fallback: null,
    kind: 'choice',
    group: 'money',
    label: 'Kỳ thông báo doanh thu (01/TKN-CNKD)',
    effect:
      'Hộ kinh doanh có doanh thu năm chưa đến mức nộp thuế chỉ thông báo doanh thu. Chọn kỳ do cơ quan thuế báo thì trang Tổng quan nhắc nộp, đến khi đánh dấu đã nộp ở Sổ kế toán.',
    emptyText: 'Không nhắc',
    choices: [
      { value: '', label: 'Không nhắc' },
      { value: 'QUARTER', label: 'Mỗi quý' },
      { value: 'HALF_YEAR', label: 'Mỗi sáu tháng' },
      { value: 'YEAR', label: 'Mỗi năm' },
    ],
  },
  revenueNoticeDays: {
    schema: whole(1, 120, 'ngày'),
    fallback: 31,
    kind: 'days',
    group: 'money',
    label: 'Hạn nộp thông báo doanh thu',
    effect:
      'Số ngày sau khi hết kỳ, theo ngày nộp do cơ quan thuế báo; 31 ngày sau kỳ cả năm là ngày 31/01. Trang Tổng quan nhắc trước 10 ngày.',
  },
  roundCash: {
    schema: z.literal([100, 200, 500, 1000], 'Chọn một trong các mức làm tròn').nullable(),
    fallback: null,
    kind: 'choice',
    group: 'money',
    label: 'Làm tròn tiền mặt',
    effect:
      'Phần khách trả bằng tiền mặt được làm tròn, ghi thành một dòng riêng trên hóa đơn. Chuyển khoản và ghi nợ không làm tròn.',
    emptyText: 'Không làm tròn',
    choices: [
      { value: '', label: 'Không làm tròn' },
      { value: '100', label: 'Đến 100đ' },
      { value: '200', label: 'Đến 200đ' },
      { value: '500', label: 'Đến 500đ' },
      { value: '1000', label: 'Đến 1.000đ' },
    ],
  },
  roundCashWay: {
    schema: z.enum(['NEAREST', 'UP', 'DOWN'], 'Chọn một trong các cách làm tròn'),
    fallback: 'NEAREST',
    kind: 'choice',
    group: 'money',
    label: 'Cách làm tròn tiền mặt',
    effect: 'Đến mức gần nhất (nửa mức thì lên), luôn lên, hoặc luôn xuống. Chỉ có tác dụng khi làm tròn tiền mặt.',
    choices: [
      { value: 'NEAREST', label: 'Gần nhất' },
      { value: 'UP', label: 'Luôn lên' },
      { value: 'DOWN', label: 'Luôn xuống' },
    ],
  },
  awaitTransfers: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'money',
    label: 'Theo dõi chuyển khoản chờ nhận',
    effect:
      'Khi bật, khoản chuyển khoản của hóa đơn mới chờ xác nhận đã nhận tiền, bằng tay hoặc bằng sao kê ngân hàng. Khi tắt, hóa đơn mới không chờ.',
  },
  useShifts: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'money',
    label: 'Bán hàng theo ca',
    effect:
      'Khi bật, quầy nhắc mở ca trước khi thu tiền, mỗi hóa đơn thuộc một ca, cuối ca đếm tiền và chốt. Mất mạng vẫn bán được. Khi tắt, ca đang mở vẫn chốt được.',
  },
  useVat: {
    schema: z.boolean(),
    fallback: true,
    kind: 'switch',
    group: 'money',
    label: 'Thuế suất GTGT của hàng',
    effect:
      'Khi tắt, hàng và phiếu không hỏi, không ghi, không hiện thuế suất, hóa đơn không tính thuế. Phiếu đã có thuế vẫn hiện thuế; bật lại là dùng tiếp.',
  },
  sellWithoutStock: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'stock',
    label: 'Cho bán khi hết hàng',
    effect:
      'Người có quyền bán khi hết hàng bán được hàng không quản lý lô dù tồn về âm; phiếu nhập kế tiếp bù vào phần đã bán. Hàng quản lý lô chỉ bán âm khi người bán ghi số lô và hạn in trên hộp.',
  },
  promotionStacking: {
    schema: z.enum(['SINGLE', 'COMBINE', 'EXCLUSIVE'], 'Chọn một trong các cách gộp'),
    fallback: 'SINGLE',
    kind: 'choice',
    group: 'promotion',
    label: 'Cách gộp của chương trình mới',
    effect: 'Chương trình khuyến mại mới bắt đầu bằng cách này; từng chương trình vẫn đổi được.',
    choices: [
      { value: 'SINGLE', label: 'Không gộp' },
      { value: 'COMBINE', label: 'Gộp được' },
      { value: 'EXCLUSIVE', label: 'Dùng một mình' },
    ],
  },
  promotionPick: {
    schema: z.enum(['CHEAPEST', 'DEAREST'], 'Chọn hàng rẻ nhất hoặc đắt nhất'),
    fallback: 'CHEAPEST',
    kind: 'choice',
    group: 'promotion',
    label: 'Hàng được giảm trước ở chương trình mới',
    effect: 'Khi chỉ một phần hàng được giảm hoặc miễn phí: giảm hàng rẻ nhất hay đắt nhất trước.',
    choices: [
      { value: 'CHEAPEST', label: 'Rẻ nhất' },
      { value: 'DEAREST', label: 'Đắt nhất' },
    ],
  },
  printSaved: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'promotion',
    label: 'In số tiền khách tiết kiệm',
    effect: 'Khi bật, hóa đơn in ra ghi khách đã được giảm bao nhiêu cho cả hóa đơn.',
  },
  promoteMedicines: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'promotion',
    label: 'Khuyến mại cả thuốc',
    effect:
      'Luật không cho khuyến mại thuốc cho người dùng (Luật Dược điều 6, Nghị định 81/2018 điều 5). Khi tắt, thuốc không được giảm và không tính vào điều kiện của chương trình nào.',
  },
  nearExpiryDays: {
    schema: whole(1, 3650, 'ngày'),
    fallback: 90,
    kind: 'days',
    group: 'stock',
    label: 'Báo cận hạn trước',
    effect: 'Lô còn hạn trong số ngày này được đánh dấu khi bán, trong danh sách lô và ở việc cần làm của trang chủ.',
  },
  recountValue: {
    schema: dong.nullable(),
    fallback: null,
    kind: 'dong',
    group: 'stock',
    label: 'Kiểm kho: đếm lại khi lệch giá trị từ',
    effect: 'Dòng kiểm kho lệch từ số tiền này trở lên phải được người khác đếm lại trước khi hoàn thành phiếu.',
    emptyText: 'Không bắt đếm lại',
  },
  recountPercent: {
    schema: whole(1, 10_000, 'phần vạn').nullable(),
    fallback: null,
    kind: 'percent',
    group: 'stock',
    label: 'Kiểm kho: đếm lại khi lệch số lượng từ',
    effect: 'Dòng kiểm kho lệch từ tỷ lệ này so với sổ phải được người khác đếm lại trước khi hoàn thành phiếu.',
    emptyText: 'Không bắt đếm lại',
  },
  useLots: {
    schema: z.boolean(),
    fallback: true,
    kind: 'switch',
    group: 'stock',
    label: 'Quản lý hàng mới theo lô, hạn dùng',
    effect:
      'Khi tắt, hàng mới không quản lý theo lô trừ khi tệp ghi rõ, hóa đơn in ra không ghi lô; nếu cửa hàng chưa có lô nào thì lô và hạn dùng không hiện ra. Hàng đang quản lý lô vẫn nhập, bán theo lô như trước.',
  },
  usePoints: {
    schema: z.boolean(),
    fallback: true,
    kind: 'switch',
    group: 'customer',
    label: 'Tích điểm cho khách',
    effect:
      'Khi tắt, khách không được cộng hay dùng điểm và điểm không hiện ra. Điểm đã có vẫn được giữ; bật lại là dùng tiếp.',
  },
  customersByBranch: {
    schema: z.boolean(),
    fallback: false,
    kind: 'switch',
    group: 'customer',
    label: 'Khách hàng theo chi nhánh',
    effect:
      'Khi bật, mỗi người chỉ thấy và tìm được khách do các chi nhánh của mình thêm, cùng khách không ghi chi nhánh (thêm từ trước); sửa khách là chuyển được sang chi nhánh khác của mình. Một số điện thoại vẫn chỉ của một khách trong cả cửa hàng.',
  },
  idleLockMinutes: {
    schema: whole(1, 240, 'phút').nullable(),
    fallback: null,
    kind: 'minutes',
    group: 'safety',
    label: 'Khóa máy khi không thao tác',
    effect: 'Sau số phút này màn hình bị khóa, mở lại bằng mã PIN; đơn đang bán được giữ nguyên.',
    emptyText: 'Không khóa',
  },
} as const satisfies Record<string, SettingEntry>

export type SettingKey = keyof typeof settings
export type SettingValue<Key extends SettingKey> = z.output<(typeof settings)[Key]['schema']>

export const settingKeys = Object.keys(settings) as [SettingKey, ...SettingKey[]]
export const settingGroups: Record<SettingGroup, string> = {
  sale: 'Bán hàng',
  money: 'Tiền và công nợ',
  stock: 'Kho và hạn dùng',
  promotion: 'Khuyến mại',
  customer: 'Khách hàng',
  safety: 'An toàn',
}

/** A setting as it stands in the database, `undefined` where it does not: its value, or the fallback where it is none that we know. */
export function settingOf<Key extends SettingKey>(key: Key, stored: unknown): SettingValue<Key> {
  const { schema, fallback } = settings[key]
  const parsed = schema.safeParse(stored)
  return (parsed.success ? parsed.data : fallback) as SettingValue<Key>
}

export const settingItem = z.object({
  key: z.enum(settingKeys),
  value: z.union([z.boolean(), z.int(), z.string(), z.null()]),
  /** 0 until the store chooses for the first time. */
  version: z.int(),
})
export type SettingItem = z.output<typeof settingItem>

const change = <Key extends SettingKey>(key: Key) =>
  z.strictObject({ key: z.literal(key), value: settings[key].schema, version: z.int().min(0).max(2_147_483_647) })

/** One setting at a time: each holds from the next call on, and each has its row in the log. */
export const settingChange = z.discriminatedUnion(
  'key',
  [
    change('discountLimit'),
    change('backDateDays'),
    change('replaceBillDays'),
    change('orderHoldDays'),
    change('returnDays'),
    change('blockLateReturns'),
    change('returnFee'),
    change('returnWithoutBill'),
    change('offlineReturns'),
    change('offlineHours'),
    change('offlineDebtLimit'),
    change('cashRefundLimit'),
    change('restockMedicines'),
    change('restockByPharmacist'),
    change('defaultDebtLimit'),
    change('defaultDebtDays'),
    change('fundMayBeNegative'),
    change('sellWithoutStock'),
    change('promotionStacking'),
    change('promotionPick'),
    change('printSaved'),
    change('promoteMedicines'),
    change('nearExpiryDays'),
    change('recountValue'),
    change('recountPercent'),
    change('awaitTransfers'),
    change('revenueNotice'),
    change('revenueNoticeDays'),
    change('roundCash'),
    change('roundCashWay'),
    change('useShifts'),
    change('useVat'),
    change('useLots'),
    change('usePoints'),
    change('customersByBranch'),
    change('idleLockMinutes'),
  ],
  'Không có thiết lập này',
)
export type SettingChange = z.output<typeof settingChange>
