import {
  type Buyer,
  buyerBody,
  type PatientSex,
  type PrescriptionBody,
  prescriptionBody,
} from '@quay/contract/prescription/shapes'
import type { CartCare } from '../cart/cart.ts'

/** What the fields of the window hold; texts as they were typed. */
export interface CareForm {
  code: string
  prescribedOn: string | null
  /** As it was typed; `label` is the name of the doctor of the shop who is meant. */
  doctor: { id: string | null; name: string; label?: string | undefined } | null
  facility: string
  patientName: string
  age: number | null
  ageUnit: 'years' | 'months'
  sex: PatientSex | null
  /** In kg. */
  weight: number | null
  identity: string
  insurance: string
  phone: string
  guardian: string
  address: string
  diagnosis: string
  revisitOn: string | null
  buyerName: string
  buyerIdentity: string
  buyerAddress: string
  /** Sold without a prescription. */
  isWithout: boolean
  reason: string
}

/** The fields for a cart; a new prescription begins with the customer as the patient. */
export function formOf(care: CartCare | undefined, customerName: string | null): CareForm {
  const { prescription: p, buyer, reason, revisitOn = null } = care ?? {}
  return {
    code: p?.code ?? '',
    prescribedOn: p?.prescribedOn ?? null,
    doctor: p?.doctorName ? { id: p.doctorId ?? null, name: p.doctorName } : null,
    facility: p?.facility ?? '',
    patientName: p?.patientName ?? (p ? '' : (customerName ?? '')),
    ...ageOf(p?.patientAgeMonths),
    sex: p?.patientSex ?? null,
    weight: p?.patientWeightGrams ? p.patientWeightGrams / 1_000 : null,
    identity: p?.patientIdentity ?? '',
    insurance: p?.insuranceCard ?? '',
    phone: p?.phone ?? '',
    guardian: p?.guardianName ?? '',
    address: p?.address ?? '',
    diagnosis: p?.diagnosis ?? '',
    revisitOn,
    buyerName: buyer?.name ?? '',
    buyerIdentity: buyer?.identity ?? '',
    buyerAddress: buyer?.address ?? '',
    isWithout: reason !== undefined,
    reason: reason ?? '',
  }
}

/** As people say it: in months up to six years. */
function ageOf(months: number | undefined): Pick<CareForm, 'age' | 'ageUnit'> {
  if (months === undefined) return { age: null, ageUnit: 'years' }
  return months < 72 && months % 12 !== 0
    ? { age: months, ageUnit: 'months' }
    : { age: Math.floor(months / 12), ageUnit: 'years' }
}

export const ageMonthsOf = ({ age, ageUnit }: CareForm): number | null =>
  age === null ? null : ageUnit === 'years' ? age * 12 : age

type Read = { ok: true; care: CartCare | undefined } | { ok: false; errors: Record<string, string> }

/** The prescription, the buyer and the reason that the fields say, or what is wrong with each field. */
export function readCare(form: CareForm): Read {
  const buyer = form.buyerName.trim() === '' ? undefined : buyerOf(form)
  const beside = { ...(buyer && { buyer }), ...(form.revisitOn && !form.isWithout && { revisitOn: form.revisitOn }) }
  if (form.isWithout) {
    const reason = form.reason.trim()
    if (reason === '') return { ok: false, errors: { reason: 'Không được để trống' } }
    return { ok: true, care: { reason: reason.slice(0, 200), ...(buyer && { buyer }) } }
  }
  const given = prescriptionOf(form)
  if (Object.keys(given).length === 0) return { ok: true, care: Object.keys(beside).length > 0 ? beside : undefined }
  const read = prescriptionBody.safeParse(given)
  const bought = buyer ? buyerBody.safeParse(buyer) : undefined
  const issues = [
    ...(read.error?.issues ?? []),
    ...(bought?.error?.issues.map(own => ({ ...own, path: ['buyer', ...own.path] })) ?? []),
  ]
  if (issues.length > 0)
    return { ok: false, errors: Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message])) }
  return { ok: true, care: { prescription: read.data!, ...beside } }
}

const typed = (text: string) => (text.trim() === '' ? undefined : text.trim())

function prescriptionOf(form: CareForm): PrescriptionBody {
  const all: { [Field in keyof PrescriptionBody]: PrescriptionBody[Field] | undefined } = {
    code: typed(form.code),
    prescribedOn: form.prescribedOn ?? undefined,
    doctorId: form.doctor?.id ?? undefined,
    doctorName: typed(form.doctor?.label ?? form.doctor?.name ?? ''),
    facility: typed(form.facility),
    patientName: typed(form.patientName),
    patientAgeMonths: ageMonthsOf(form) ?? undefined,
    patientSex: form.sex ?? undefined,
    patientWeightGrams: form.weight === null ? undefined : Math.round(form.weight * 1_000),
    patientIdentity: typed(form.identity),
    insuranceCard: typed(form.insurance),
    address: typed(form.address),
    phone: typed(form.phone),
    guardianName: typed(form.guardian),
    diagnosis: typed(form.diagnosis),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as PrescriptionBody
}

const buyerOf = (form: CareForm): Buyer => ({
  name: form.buyerName.trim(),
  ...(typed(form.buyerIdentity) && { identity: form.buyerIdentity.trim() }),
  ...(typed(form.buyerAddress) && { address: form.buyerAddress.trim() }),
})
