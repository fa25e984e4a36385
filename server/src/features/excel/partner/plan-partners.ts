import { errorMessage } from '@quay/contract/error-code'
import { maxQuantity } from '@quay/contract/field'
import { customerPatch, providerPatch } from '@quay/contract/partner/shapes'
import { describeWard } from '@quay/domain/address/address-line'
import type { WardBook, WardProblem } from '@quay/domain/address/ward-book'
import type { RowIssue } from '@quay/domain/excel/cell'
import { fieldTitle } from '@quay/domain/excel/excel-field'
import type { PartnerRecord } from '@quay/domain/excel/read-partners'
import { fold } from '@quay/domain/text/fold'
import { formatDate } from '@quay/domain/text/format-date'
import { newId } from '../../../db/new-id.ts'
import { changedFields } from '../../../db/write/changed-fields.ts'
import { patched } from '../../../db/write/patched.ts'
import { describeCustomer } from '../../customer/describe-customer.ts'
import { phoneKey } from '../../customer/phone-key.ts'
import { describeProvider } from '../../provider/provider-store.ts'
import type { PartnerFacts, StoredPartner } from './load-partners.ts'
import type { PartnerGroups } from './partner-groups.ts'

/** A customer or supplier as it is written. */
export interface PlannedPartner {
  row: number
  isNew: boolean
  partner: StoredPartner
  before: Record<string, unknown> | undefined
  after: Record<string, unknown>
}

export interface PlannedDebt {
  row: number
  partnerId: string
  amount: number
  on: string | undefined
}

export interface PlannedPoints {
  row: number
  partner: StoredPartner
  points: number
  on: string | undefined
}

interface Facts extends PartnerFacts {
  kind: 'customer' | 'provider'
  duplicates: 'skip' | 'overwrite'
  /** Phones and names that earlier rows of the file gave, with those rows; added to. */
  groups: PartnerGroups
  wards: WardBook
  /** Where the file is taken over: new customers are of this branch. */
  branchId: string
  /** Today at the branch, and through which day its books are locked. */
  day: { today: string; closedThrough: string | null }
  /** Whether the store gives points. */
  usesPoints: boolean
  seen: { phones: Map<string, number>; names: Map<string, number> }
}

interface Plan {
  partners: PlannedPartner[]
  debts: PlannedDebt[]
  points: PlannedPoints[]
  skipped: number
  issues: RowIssue[]
}

/** Decides what becomes of a portion of customers or suppliers. */
export function planPartners(records: readonly PartnerRecord[], facts: Facts): Plan {
  const plan: Plan = { partners: [], debts: [], points: [], skipped: 0, issues: [] }
  for (const record of records) planPartner(record, facts, plan)
  return plan
}

function planPartner(record: PartnerRecord, facts: Facts, plan: Plan): void {
  const { kind, known, duplicates } = facts
  const before = known.get(record.row)
  const issue = (field: string, message: string, level: RowIssue['level'] = 'error', value = record.code ?? '') =>
    plan.issues.push({ row: record.row, column: field && fieldTitle(kind, field), value, message, level })
  if (before && duplicates === 'skip') {
    plan.skipped++
    return
  }
  if (before?.isSeen === false) return void issue('code', 'Mã này đã có ở một khách của chi nhánh khác')
  if (!before && record.fields.name === undefined) return void issue('name', 'Thiếu tên')
  const parsed = patchOf(kind, record)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) issue(String(path[0] ?? ''), message)
    return
  }
  const { version: _version, ...given } = parsed.data
  const fields: Record<string, unknown> = {
    ...given,
    ...groupOf(record, facts),
    ...careOf(record, facts, issue),
    ...wardOf(record, before, facts, issue),
  }
  leaveUnasked(fields, before, issue)
  leaveDayAlone(fields, before, issue)
  if ('isActive' in fields) fields.isActive = fields.isActive === 1
  const id = before?.id ?? newId()
  if (isTaken(record, id, facts, issue)) return
  const blank = kind === 'customer' ? blankCustomer : blankProvider
  const partner: StoredPartner = before
    ? patched(before, fields)
    : {
        ...blank,
        ...fields,
        ...(kind === 'customer' && { branchId: facts.branchId }),
        id,
        code: record.code ?? '',
        name: record.fields.name!,
      }
  planDebt(record, id, facts, plan, issue)
  if (record.points !== null && !facts.usesPoints)
    issue('points', 'Cửa hàng không dùng điểm nên ô này bị bỏ qua', 'warning', String(record.points))
  else planPoints(record, partner, before, facts, plan, issue)
  const inWords = (one: StoredPartner) => (kind === 'customer' ? describeCustomer(one) : describeProvider(one))
  if (!before) {
    plan.partners.push({ row: record.row, isNew: true, partner, before: undefined, after: inWords(partner) })
    return
  }
  const changed = changedFields(inWords(before), inWords(partner))
  if (Object.keys(changed.after).length) plan.partners.push({ row: record.row, isNew: false, partner, ...changed })
  else plan.skipped++
}

function patchOf(kind: Facts['kind'], { code, fields }: PartnerRecord) {
  const { status, ...rest } = fields
  if (kind === 'customer')
    return customerPatch.safeParse({ version: 1, ...rest, ...(code && { code }), ...(status && { status }) })
  return providerPatch.safeParse({
    version: 1,
    ...rest,
    ...(code && { code }),
    ...(status && { isActive: status === 'active' ? 1 : 0 }),
  })
}

/** The group that the file names; what names none changes none. A dry run finds none of those that are to be made. */
function groupOf({ groupName }: PartnerRecord, { kind, groups }: Facts): Record<string, unknown> {
  if (groupName === null) return {}
  const { id, name } = groups.of(groupName) ?? { id: null, name: groupName }
  return kind === 'customer' ? { groupId: id, groupName: name } : { providerGroupId: id, providerGroupName: name }
}

/** Who of the staff the file names to care for a customer. A name that nobody has, or several have, changes nothing. */
function careOf({ careName }: PartnerRecord, { staff }: Facts, issue: Tell): Record<string, unknown> {
  if (careName === null) return {}
  const [one, ...others] = staff.get(fold(careName)) ?? []
  if (one && others.length === 0) return { careEmployeeId: one.id, careName: one.fullName }
  const why = one ? 'Nhiều nhân viên tên này' : 'Không có nhân viên tên này'
  issue('careName', `${why}: ô này bị bỏ qua`, 'warning', careName)
  return {}
}

const healthFields = ['allergies', 'conditions', 'pregnancy', 'pregnancyUntil'] as const

/** Health is kept only of who agreed: of others the file's is left out, and who agreed keeps what is there. */
function leaveUnasked(fields: Record<string, unknown>, before: StoredPartner | undefined, issue: Tell): void {
  const agreed = fields.hasHealthConsent ?? before?.hasHealthConsent ?? false
  if (agreed) return
  for (const field of healthFields) {
    if (fields[field]) issue(field, 'Khách chưa đồng ý lưu sức khỏe: ô này bị bỏ qua', 'warning', String(fields[field]))
    delete fields[field]
  }
  if (fields.hasHealthConsent !== false || !before) return
  if (!before.allergies && !before.conditions && !before.pregnancy) return
  issue(
    'hasHealthConsent',
    'Khách đang có thông tin sức khỏe: xóa ở trang khách trước, ô này bị bỏ qua',
    'warning',
    '0',
  )
  delete fields.hasHealthConsent
}

/** A day is of a pregnancy, or of the time after it: without one it is left out. */
function leaveDayAlone(fields: Record<string, unknown>, before: StoredPartner | undefined, issue: Tell): void {
  if (!fields.pregnancyUntil || fields.pregnancy || before?.pregnancy) return
  const message = 'Chưa ghi mang thai hay cho con bú: ô này bị bỏ qua'
  issue('pregnancyUntil', message, 'warning', String(fields.pregnancyUntil))
  delete fields.pregnancyUntil
}

const wardProblems: Readonly<Record<WardProblem, readonly [field: 'ward' | 'province', message: string]>> = {
  'no-province': ['province', 'Không có tỉnh, thành phố này'],
  'no-ward': ['ward', 'Không có phường, xã này'],
  'several-wards': ['ward', 'Nhiều nơi có phường, xã tên này: hãy ghi cả tỉnh, thành phố'],
  'ward-missing': ['province', 'Thiếu phường, xã'],
}

/**
 * The ward that the file names. A name that no ward has is reported, and stays as words at the end of the address where the file
 * gives one or the partner is new; it never becomes another ward.
 */
function wardOf(
  { ward: named, fields }: PartnerRecord,
  before: StoredPartner | undefined,
  { wards }: Facts,
  issue: Tell,
): Record<string, unknown> {
  if (!named) return {}
  const found = wards.find(named)
  if (found.ok) return { wardCode: found.ward.code, wardName: describeWard(found.ward) }
  const [field, message] = wardProblems[found.problem]
  const stays = fields.address !== undefined || !before
  const what = stays ? 'ghi như chữ ở địa chỉ' : 'ô này bị bỏ qua'
  issue(field, `${message}: ${what}`, 'warning', named[field] ?? '')
  if (!stays) return {}
  const address = [fields.address, named.ward, named.province].filter(Boolean).join(', ')
  return { address: address.slice(0, 300), wardCode: null, wardName: null }
}

type Tell = (field: string, message: string, level?: RowIssue['level'], value?: string) => void

function isTaken({ row, fields }: PartnerRecord, id: string, facts: Facts, issue: Tell): boolean {
  const { phones, names, seen, kind } = facts
  if (kind === 'customer' && fields.phone) {
    const key = phoneKey(fields.phone)
    const owner = phones.get(key)
    const earlier = seen.phones.get(key)
    if (owner && owner.id !== id) {
      const { isSeen, branch, ...taken } = owner
      const message = isSeen
        ? errorMessage('customer-phone-taken', { phone: fields.phone, ...taken })
        : errorMessage('customer-phone-elsewhere', { phone: fields.phone, branch: branch ?? '' })
      issue('phone', message, 'error', fields.phone)
      return true
    }
    if (earlier !== undefined) {
      issue('phone', `Số này đã có ở dòng ${earlier}`, 'error', fields.phone)
      return true
    }
    seen.phones.set(key, row)
  }
  if (kind === 'provider' && fields.name) {
    const key = fields.name.toLowerCase()
    const owner = names.get(key)
    const earlier = seen.names.get(key)
    if (owner && owner.id !== id) {
      issue('name', errorMessage('provider-name-taken', { ...owner }), 'error', fields.name)
      return true
    }
    if (earlier !== undefined) {
      issue('name', `Tên này đã có ở dòng ${earlier}`, 'error', fields.name)
      return true
    }
    seen.names.set(key, row)
  }
  return false
}

/** Whether an opening may stand on a day: not after today, and not in locked books. Tells where it may not. */
function isOpenDay(field: string, on: string | null, { day: { today, closedThrough } }: Facts, issue: Tell): boolean {
  if (on === null) return true
  const code =
    on > today ? 'opening-in-future' : closedThrough !== null && on <= closedThrough ? 'opening-on-closed-day' : null
  if (code) issue(field, errorMessage(code, { day: formatDate(closedThrough ?? today) }), 'error', formatDate(on))
  return code === null
}

function planDebt(record: PartnerRecord, id: string, facts: Facts, plan: Plan, issue: Tell): void {
  const { opened } = facts
  const { debt, debtOn, row } = record
  if (debt === null) return
  if (debt < 0)
    issue('debt', 'Nợ âm (đang giữ tiền của họ) nên không nhập: hãy lập phiếu thu chi', 'warning', String(debt))
  else if (debt > 999_999_999_999) issue('debt', 'Số tiền quá lớn', 'error', String(debt))
  else if (opened.has(id)) issue('debt', 'Đã ghi nợ đầu kỳ trước đó nên ô này bị bỏ qua', 'warning', String(debt))
  else if (isOpenDay('debtOn', debtOn, facts, issue))
    plan.debts.push({ row, partnerId: id, amount: debt, on: debtOn ?? undefined })
}

/** Points are written once: a customer who gathered some here has a ledger that goes on from there. */
function planPoints(
  { points, pointsOn, row }: PartnerRecord,
  partner: StoredPartner,
  before: StoredPartner | undefined,
  facts: Facts,
  plan: Plan,
  issue: Tell,
): void {
  if (points === null || points === before?.points) return
  const tell = (message: string, level: RowIssue['level']) => issue('points', message, level, String(points))
  if (points < 0) tell('Điểm âm nên không nhập', 'warning')
  else if (points > maxQuantity) tell('Số điểm quá lớn', 'error')
  else if (before?.pointEntryCount) tell('Khách đã có điểm ở cửa hàng nên ô này bị bỏ qua', 'warning')
  else if (isOpenDay('pointsOn', pointsOn, facts, issue))
    plan.points.push({ row, partner, points, on: pointsOn ?? undefined })
}

const blankCustomer = {
  type: 1,
  phone: null,
  phone2: null,
  identityNumber: null,
  companyName: null,
  email: null,
  address: null,
  wardCode: null,
  wardName: null,
  birthday: null,
  gender: null,
  taxCode: null,
  note: null,
  status: 'active',
  facebook: null,
  zalo: null,
  coordinates: null,
  debtLimit: null,
  debtDays: null,
  allergies: null,
  conditions: null,
  pregnancy: null,
  pregnancyUntil: null,
  hasHealthConsent: false,
  careEmployeeId: null,
  careName: null,
  groupId: null,
  groupName: null,
}
const blankProvider = {
  phone: null,
  email: null,
  address: null,
  wardCode: null,
  wardName: null,
  taxCode: null,
  contactName: null,
  note: null,
  isActive: true,
  providerGroupId: null,
  providerGroupName: null,
  companyName: null,
}
