import type { ReportGroup } from '@quay/contract/report/shapes'
import { disposalReasonText } from '@quay/domain/disposal/reason-text'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { isTime, timeLabel } from '@quay/domain/report/times'
import { saleReturnReasonText } from '@quay/domain/sale-return/reason-text'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'
import { methodBits } from '../bill/sale-hour.ts'
import { isUuid } from './literals.ts'

interface Named {
  label: string
  detail: string | null
}

const channels = ['Tại quầy', 'Giao hàng', 'Theo đơn đặt']
const methodWords = { CASH: 'Tiền mặt', BANK: 'Chuyển khoản', DEBT: 'Ghi nợ' }
const termWords = {
  SAME: 'Bán và ghi sổ trong kỳ',
  SOLD: 'Bán trong kỳ, ghi sổ kỳ khác',
  POSTED: 'Bán kỳ khác, ghi sổ trong kỳ',
  GONE: 'Chứng từ đã hủy, còn dòng trong sổ của kỳ',
}
const expirySteps = ['Đã hết hạn', 'Trong 30 ngày', '31–90 ngày', '91–180 ngày', 'Trên 180 ngày', 'Không có hạn dùng']
const rates: Readonly<Record<string, string>> = { '-1': 'Không kê khai', '-2': 'Không chịu thuế' }

/** What rows without a key are called. */
const nobody: Partial<Record<ReportGroup, string>> = {
  customer: 'Khách lẻ',
  visit: 'Khách lẻ',
  price: 'Theo giá combo',
  customerGroup: 'Không thuộc nhóm',
  productGroup: 'Chưa có nhóm',
  topGroup: 'Chưa có nhóm',
  midGroup: 'Không có nhóm cấp 2',
  priceBook: 'Giá bán chung',
  prescriber: 'Không có đơn thuốc',
  voucherKind: 'Hàng bán và kho',
  maker: 'Chưa có hãng',
  provider: 'Chưa chọn nhà cung cấp',
  boughtOf: 'Không ghi nhà cung cấp',
}

interface NameRow {
  id: string
  label: string
  detail: string | null
  phone: string | null
}

const productsSql = `
  select p.id, p.name as label, concat_ws(' · ', p.code, u.name) as detail, null::text as phone from product p
  left join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  where p.store_id = $1 and p.id = any($2::uuid[])`

const lotsSql = `
  select l.id, p.name as label, concat_ws(' · ', 'Lô ' || nullif(l.number, ''), 'hạn ' || to_char(l.expiry_date, 'DD/MM/YYYY'),
    case when l.expiry_date < $3::date then 'đã hết hạn' else 'còn ' || (l.expiry_date - $3::date) || ' ngày' end, u.name) as detail, null::text as phone
  from lot l join product p on p.store_id = $1 and p.id = l.product_id
  left join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  where l.store_id = $1 and l.id = any($2::uuid[])`

const unitsSql = `
  select u.id, p.name as label, concat_ws(' · ', p.code, u.name) as detail, null::text as phone from product_unit u
  join product p on p.store_id = $1 and p.id = u.product_id
  where u.store_id = $1 and u.id = any($2::uuid[])`

const productGroupsSql = `
  select g.id, g.name as label, nullif(concat_ws(' › ', g2.name, g1.name), '') as detail, null::text as phone from product_group g
  left join product_group g1 on g1.store_id = $1 and g1.id = g.parent_id
  left join product_group g2 on g2.store_id = $1 and g2.id = g1.parent_id
  where g.store_id = $1 and g.id = any($2::uuid[])`

const customersSql = `select id, name as label, code as detail, phone from customer where store_id = $1 and id = any($2::uuid[])`
const branchesSql = `select id, name as label, null::text as detail, null::text as phone from branch where store_id = $1 and id = any($2::uuid[])`
const employeesSql = `select id, full_name as label, null::text as detail, null::text as phone from employee where store_id = $1 and id = any($2::uuid[])`
const customerGroupsSql = `select id, name as label, null::text as detail, null::text as phone from customer_group where store_id = $1 and id = any($2::uuid[])`
const makersSql = `select id, name as label, null::text as detail, null::text as phone from manufacturer where store_id = $1 and id = any($2::uuid[])`
const providersSql = `select id, name as label, code as detail, null::text as phone from provider where store_id = $1 and id = any($2::uuid[])`

const priceBooksSql = `select id, name as label, null::text as detail, null::text as phone from price_book where store_id = $1 and id = any($2::uuid[])`
const doctorsSql = `select id, concat_ws(' ', degree, name) as label, specialty as detail, null::text as phone from doctor where store_id = $1 and id = any($2::uuid[])`

/** The names of typed doctors: each folded name with the spelling that was written first. */
const typedDoctorsSql = `
  select distinct on (md5(fold(btrim(doctor_name)))) md5(fold(btrim(doctor_name))) as id, btrim(doctor_name) as label,
    'Gõ tên, chưa lưu thành bác sĩ' as detail, null::text as phone
  from prescription where store_id = $1 and doctor_id is null and md5(fold(btrim(doctor_name))) = any($2::text[])
  order by md5(fold(btrim(doctor_name))), id`

const voucherKindsSql = `
  select id, name as label, case direction when 'IN' then 'Phiếu thu' else 'Phiếu chi' end as detail, null::text as phone
  from voucher_kind where store_id = $1 and id = any($2::uuid[])`
/** Kinds that the product writes by itself, by purpose and direction. */
const ownVoucherKinds: readonly NameRow[] = [
  { id: 'COUNT-IN', label: 'Thừa quỹ', detail: 'Phiếu thu của đếm quỹ', phone: null },
  { id: 'COUNT-OUT', label: 'Thiếu quỹ', detail: 'Phiếu chi của đếm quỹ', phone: null },
  { id: 'FEE-OUT', label: 'Phí chuyển tiền', detail: 'Phiếu chi của chuyển quỹ', phone: null },
]

const promotionsSql = `select id, name as label, code as detail, null::text as phone from discount where store_id = $1 and id = any($2::uuid[])`

type Names = (tx: Tx, ids: readonly string[], to: string) => Promise<NameRow[]>
const employees: Names = (tx, ids) => tx.query<NameRow>(employeesSql, [tx.storeId, ids])
const providers: Names = (tx, ids) => tx.query<NameRow>(providersSql, [tx.storeId, ids])
const productGroups: Names = (tx, ids) => tx.query<NameRow>(productGroupsSql, [tx.storeId, ids])

/** Names of things by their ids. */
const namesBy: Partial<Record<ReportGroup, Names>> = {
  branch: (tx, ids) => tx.query<NameRow>(branchesSql, [tx.storeId, ids]),
  seller: employees,
  taker: employees,
  customer: (tx, ids) => tx.query<NameRow>(customersSql, [tx.storeId, ids]),
  customerGroup: (tx, ids) => tx.query<NameRow>(customerGroupsSql, [tx.storeId, ids]),
  product: (tx, ids) => tx.query<NameRow>(productsSql, [tx.storeId, ids]),
  lot: (tx, ids, to) => tx.query<NameRow>(lotsSql, [tx.storeId, ids, to]),
  unit: (tx, ids) => tx.query<NameRow>(unitsSql, [tx.storeId, ids]),
  productGroup: productGroups,
  topGroup: productGroups,
  midGroup: productGroups,
  priceBook: (tx, ids) => tx.query<NameRow>(priceBooksSql, [tx.storeId, ids]),
  prescriber: async (tx, ids) => {
    const [chosen, typed] = [ids.filter(isUuid), ids.filter(id => !isUuid(id))]
    return [
      ...(chosen.length ? await tx.query<NameRow>(doctorsSql, [tx.storeId, chosen]) : []),
      ...(typed.length ? await tx.query<NameRow>(typedDoctorsSql, [tx.storeId, typed]) : []),
    ]
  },
  maker: (tx, ids) => tx.query<NameRow>(makersSql, [tx.storeId, ids]),
  provider: providers,
  boughtOf: providers,
  writer: employees,
  voucherKind: async (tx, ids) => [
    ...ownVoucherKinds,
    ...(await tx.query<NameRow>(voucherKindsSql, [tx.storeId, ids.filter(isUuid)])),
  ],
  promotion: (tx, ids) => tx.query<NameRow>(promotionsSql, [tx.storeId, ids]),
}

/** Names the rows of a report: what their keys are called, of two groups both. Phones are whole for who may see them. */
export async function nameRows(
  tx: Tx,
  actor: Actor,
  groups: readonly ReportGroup[],
  rows: readonly { keys: readonly (string | null)[] }[],
  to: string,
): Promise<Named[]> {
  const known = await Promise.all(
    groups.map((group, at) =>
      namesOf(
        tx,
        actor,
        group,
        rows.map(row => row.keys[at] ?? null),
        to,
      ),
    ),
  )
  return rows.map((_, place) => {
    const [first, second] = known.map(names => names[place]!)
    if (!second) return first!
    // The unit of a product is named by itself: its own first line is the product again.
    const detail = groups[0] === 'product' && groups[1] === 'unit' ? [second.detail] : [second.label, second.detail]
    return { label: first!.label, detail: detail.filter(Boolean).join(' · ') }
  })
}

async function namesOf(
  tx: Tx,
  actor: Actor,
  group: ReportGroup,
  keys: readonly (string | null)[],
  to: string,
): Promise<Named[]> {
  const names = namesBy[group]
  if (!names) return keys.map(key => ({ label: key === null ? nameless(group) : wordOf(group, key), detail: null }))
  const ids = [...new Set(keys.filter(key => key !== null))]
  const seesPhones = may(actor, { model: 'customer_phone', action: 'read' })
  const found = await names(tx, ids, to)
  const byId = new Map(
    found.map(({ id, label, detail, phone }) => {
      const shown = phone && (seesPhones ? phone : maskPhone(phone))
      return [id, { label, detail: [detail, shown].filter(Boolean).join(' · ') || null }]
    }),
  )
  return keys.map(key => (key === null ? undefined : byId.get(key)) ?? { label: nameless(group), detail: null })
}

const nameless = (group: ReportGroup) => nobody[group] ?? 'Không rõ'

function wordOf(group: ReportGroup, key: string): string {
  if (isTime(group)) return timeLabel(group, key)
  switch (group) {
    case 'channel':
      return channels[Number(key)] ?? key
    case 'method':
      return methodsText(Number(key))
    case 'reason':
      return saleReturnReasonText[key as keyof typeof saleReturnReasonText] ?? key
    case 'lossReason':
      return key === 'TRANSFER'
        ? 'Mất khi chuyển kho'
        : (disposalReasonText[key as keyof typeof disposalReasonText] ?? key)
    case 'expiryStep':
      return expirySteps[Number(key)] ?? key
    case 'term':
      return termWords[key as keyof typeof termWords] ?? key
    case 'visit':
      return key === 'NEW' ? 'Khách mới' : 'Khách cũ'
    case 'price':
      return `${formatNumber(Number(key))} đ`
    case 'taxRate':
      return rates[key] ?? `${key}%`
    default:
      return key
  }
}

/** A mixture of payments in words; of a bill that costs nothing there is none. */
function methodsText(bits: number): string {
  const paid = (Object.keys(methodBits) as (keyof typeof methodBits)[]).filter(method => bits & methodBits[method])
  return paid.map(method => methodWords[method]).join(' + ') || 'Không thu tiền'
}
