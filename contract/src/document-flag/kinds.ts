import { fillSentence } from '../error.ts'

/** A deed that settles a flag: what its button says, and where it leads when the deed is done on another screen. */
interface FlagAction {
  label: string
  /** Left out, the button only says that a person looked at it. */
  leads?:
    | 'product'
    | 'count'
    | 'customer'
    | 'return'
    | 'edit-bill'
    | 'replace-bill'
    | 'fund-transfer'
    | 'cancel-bill'
    | 'shift'
    | 'device'
    | 'support'
}

interface FlagSpec {
  /** What it is called in the filter of the list. */
  name: string
  /** `{name}` is filled from the details; several where the details say which: the first whose names are all there. */
  sentences: readonly string[]
  actions: Readonly<Record<string, FlagAction>>
}

const flag = <const Spec extends FlagSpec>(spec: Spec): Spec => spec

/**
 * What a sale or a return that was made without the network broke: it is stored as it happened, and each of these is a row that a person settles
 * (docs/topics/offline-sale.md). Details that a sentence names are words already: amounts, days and quantities as people read them.
 */
export const flagKinds = {
  'stock-owed': flag({
    name: 'Thiếu hàng trong sổ kho',
    sentences: ['Thiếu {quantity} {product} khi nhận đơn {number} bán lúc {time}. Hàng đã giao khách.'],
    actions: {
      'pick-lot': { label: 'Chọn lô thật', leads: 'replace-bill' },
      count: { label: 'Kiểm mặt hàng này', leads: 'count' },
      'await-inbound': { label: 'Chờ lần nhập' },
    },
  }),
  'counted-since': flag({
    name: 'Đã kiểm kho sau khi bán',
    sentences: [
      '{check} đếm {product} lúc {countedAt}, sau khi đơn này bán lúc {time}. Sổ kho đã cộng lại {quantity}.',
      '{check} đếm {product} lúc {countedAt}, sau khi khách trả hàng lúc {backAt}. Sổ kho đã trừ lại {quantity}.',
    ],
    actions: { right: { label: 'Đúng' }, recount: { label: 'Đếm lại', leads: 'count' } },
  }),
  'lot-replaced': flag({
    name: 'Trừ lô khác lô trên giấy',
    sentences: ['Giấy ghi lô {a}, sổ kho trừ lô {b} vì {a} đã hết.'],
    actions: { right: { label: 'Đúng lô {b}' }, 'pick-lot': { label: 'Chọn lại', leads: 'replace-bill' } },
  }),
  'lot-recalled': flag({
    name: 'Lô bị thu hồi',
    sentences: ['Lô {lot} bị thu hồi lúc {at}, đơn bán lúc {time} khi quầy chưa biết.'],
    actions: {
      call: { label: 'Gọi khách', leads: 'customer' },
      return: { label: 'Lập phiếu trả', leads: 'return' },
    },
  }),
  'lot-held': flag({
    name: 'Lô đang tạm giữ',
    sentences: ['Lô {lot} bị tạm giữ lúc {at}, đơn bán lúc {time} khi quầy chưa biết.'],
    actions: {
      call: { label: 'Gọi khách', leads: 'customer' },
      return: { label: 'Lập phiếu trả', leads: 'return' },
    },
  }),
  'lot-expired': flag({
    name: 'Lô hết hạn',
    sentences: ['Lô {lot} hết hạn {expiry}, đơn bán ngày {day}.'],
    actions: { call: { label: 'Gọi khách', leads: 'customer' }, reason: { label: 'Ghi lý do' } },
  }),
  'price-differs': flag({
    name: 'Giá khác lúc bán',
    sentences: ['{product}: thu {paid}/{unit}, giá lúc bán là {right}. Chênh {difference}.'],
    actions: { accept: { label: 'Chấp nhận' }, remind: { label: 'Nhắc người bán' } },
  }),
  'sum-differs': flag({
    name: 'Tổng tiền khác máy chủ tính',
    sentences: ['Giấy ghi {paid}, máy chủ tính {right}. Sổ ghi theo giấy.'],
    actions: { accept: { label: 'Chấp nhận' }, support: { label: 'Báo hỗ trợ', leads: 'support' } },
  }),
  'over-limit': flag({
    name: 'Vượt hạn mức',
    sentences: [
      '{name} giảm {value}, hạn mức {limit}.',
      'Khách {customer} nợ {debt}, hạn mức {limit}.',
      'Khách {customer} mua chịu khi {why}.',
    ],
    actions: { approve: { label: 'Duyệt' }, remind: { label: 'Nhắc' } },
  }),
  'promotion-overrun': flag({
    name: 'Khuyến mại quá lượt',
    sentences: [
      // The database does not store when the last use was taken, so the sentence names no time.
      '{promotion} đã hết {limit}; đơn giảm {value} như lúc bán.',
      '{promotion} không còn áp dụng; đơn giảm {value} như lúc bán.',
    ],
    actions: { approve: { label: 'Duyệt' }, remind: { label: 'Nhắc' } },
  }),
  'right-missing': flag({
    name: 'Bán khi chưa có quyền',
    sentences: ['{name} bán đơn này khi chưa có quyền: {sentence}'],
    actions: { approve: { label: 'Duyệt' }, remind: { label: 'Nhắc' } },
  }),
  'rule-broken': flag({
    name: 'Chưa đúng quy định bán',
    sentences: ['Đơn không theo quy định bán: {sentence}'],
    actions: { accept: { label: 'Chấp nhận' }, remind: { label: 'Nhắc người bán' } },
  }),
  'product-gone': flag({
    name: 'Hàng đã ngưng kinh doanh',
    sentences: [
      '{product} ngưng kinh doanh lúc {at}, đơn bán lúc {time}.',
      '{product} đã xóa khỏi danh mục, đơn bán lúc {time}. Máy chủ ghi lại mặt hàng ở trạng thái ngưng kinh doanh.',
    ],
    actions: { accept: { label: 'Chấp nhận' }, reopen: { label: 'Mở lại mặt hàng', leads: 'product' } },
  }),
  'prescription-missing': flag({
    name: 'Thiếu mã đơn thuốc',
    sentences: ['{product} là thuốc kê đơn, đơn hàng không có mã đơn.'],
    actions: { fill: { label: 'Bổ sung đơn', leads: 'edit-bill' } },
  }),
  'customer-known': flag({
    name: 'Khách đã có',
    sentences: ['Số {phone} là của {customer}. Hóa đơn ghi cho khách này.', 'Khách của đơn không còn: {customer}.'],
    actions: { right: { label: 'Đúng' }, split: { label: 'Đổi khách của hóa đơn', leads: 'replace-bill' } },
  }),
  'account-gone': flag({
    name: 'Tài khoản đã ngưng',
    sentences: ['Tài khoản {account} đã ngưng, tiền ghi vào {other}.'],
    actions: { right: { label: 'Đúng' }, change: { label: 'Chuyển sang tài khoản khác', leads: 'fund-transfer' } },
  }),
  'day-closed': flag({
    name: 'Ngày đã khóa sổ',
    sentences: ['Ngày {day} đã khóa sổ, hóa đơn vào sổ ngày {today}.'],
    actions: { known: { label: 'Đã biết' } },
  }),
  'shift-closed': flag({
    name: 'Ca đã chốt',
    sentences: ['Ca của {name} đã chốt; tiền mặt tăng {amount}.', 'Ca của {name} đã chốt; tiền mặt giảm {less}.'],
    actions: { known: { label: 'Đã biết' }, review: { label: 'Xem lại ca', leads: 'shift' } },
  }),
  'clock-doubtful': flag({
    name: 'Đồng hồ máy lệch',
    sentences: [
      'Đồng hồ {till} lệch {time}. Giờ bán ước tính {at}.',
      'Đồng hồ {till} không chắc. Giờ bán ước tính {at}.',
    ],
    // The time of a posted sale stands in every ledger that it wrote; it is not changed.
    actions: { known: { label: 'Đã biết' }, device: { label: 'Xem quầy này', leads: 'device' } },
  }),
  'seller-inactive': flag({
    name: 'Người bán đã ngưng làm việc',
    sentences: ['{name} đã ngưng làm việc lúc {at}.', '{name} không còn làm việc ở chi nhánh này.'],
    actions: { approve: { label: 'Duyệt' }, seller: { label: 'Đổi người bán', leads: 'edit-bill' } },
  }),
  'seller-claimed': flag({
    name: 'Người bán chưa xác nhận',
    sentences: ['{name} chưa xác nhận {count} đơn.'],
    actions: { approve: { label: 'Duyệt' }, seller: { label: 'Đổi người bán', leads: 'edit-bill' } },
  }),
  'till-unknown': flag({
    name: 'Máy chưa đăng ký',
    sentences: ['Bán ở máy chưa đăng ký.'],
    actions: { accept: { label: 'Chấp nhận' }, register: { label: 'Đăng ký máy', leads: 'device' } },
  }),
  'till-retired': flag({
    name: 'Máy đã ngưng',
    sentences: ['Bán ở {till} sau khi máy đã ngưng.'],
    actions: { accept: { label: 'Chấp nhận' }, register: { label: 'Dùng lại máy', leads: 'device' } },
  }),
  'was-online': flag({
    name: 'Máy có mạng lúc bán',
    sentences: ['{till} có liên lạc lúc {at} nhưng đơn {time} ghi là mất mạng.'],
    actions: { ask: { label: 'Hỏi người bán' } },
  }),
  'twin-suspected': flag({
    name: 'Có thể ghi hai lần',
    sentences: ['Hai đơn giống nhau cách {seconds} giây: {number} và {other}.'],
    actions: { both: { label: 'Bán hai lần' }, cancel: { label: 'Hủy một đơn', leads: 'cancel-bill' } },
  }),
  'over-return': flag({
    name: 'Trả quá số đã mua',
    sentences: ['Nhận trả nhiều hơn số khách đã mua: phần thừa ghi không có hóa đơn.'],
    actions: { settle: { label: 'Đã xử lý' } },
  }),
  'not-allowed': flag({
    name: 'Trả hàng khi cửa hàng không cho',
    sentences: ['Cửa hàng không cho nhận trả hàng khi mất mạng.'],
    actions: { settle: { label: 'Đã xử lý' } },
  }),
  'over-cash-limit': flag({
    name: 'Chi tiền trả quá mức',
    sentences: ['Chi {paid} tiền mặt, mức cho phép {limit}.', 'Chi tiền mặt quá mức cho phép.'],
    actions: { settle: { label: 'Đã xử lý' } },
  }),
} as const satisfies Record<string, FlagSpec>

export type FlagKind = keyof typeof flagKinds
export const flagKindNames = Object.keys(flagKinds) as [FlagKind, ...FlagKind[]]

/** What a flag is about: names in its sentences are words or numbers; the rest is for the screen. */
export type FlagDetails = Readonly<Record<string, string | number | boolean | null>>

const namesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** The sentence of a flag, filled from its details. */
export function flagSentence(kind: FlagKind, details: FlagDetails): string {
  const sentences: readonly string[] = flagKinds[kind].sentences
  const fitting = sentences.find(one =>
    namesIn(one).every(name => details[name] !== undefined && details[name] !== null),
  )
  return fillSentence(fitting ?? sentences[0]!, details)
}

/** The buttons that settle a flag of a kind; none for a kind that only a newer server knows. */
export const flagActions = (
  kind: string,
  details: FlagDetails,
): { action: string; label: string; leads?: string }[] => {
  const spec: FlagSpec | undefined = Object.hasOwn(flagKinds, kind) ? flagKinds[kind as FlagKind] : undefined
  return Object.entries(spec?.actions ?? {}).map(([action, { label, leads }]) => ({
    action,
    label: fillSentence(label, details),
    ...(leads && { leads }),
  }))
}
