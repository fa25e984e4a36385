import type { Bill } from '@quay/contract/bill/shapes'
import type { SoldPair } from '@quay/contract/contraindication/shapes'
import type { Buyer, Prescription, PrescriptionBody } from '@quay/contract/prescription/shapes'
import type { ContraindicationRow } from '@quay/domain/bill/bill-plan'
import { paperKey } from '@quay/domain/medicine/paper-key'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

/** A prescription as it is kept. One without a code of its own is found by the code of its bill. */
export const keptPrescription = (given: PrescriptionBody, billCode: string): Prescription => ({
  code: given.code ?? billCode,
  prescribedOn: given.prescribedOn ?? null,
  doctorId: given.doctorId ?? null,
  doctorName: given.doctorName ?? null,
  facility: given.facility ?? null,
  patientName: given.patientName ?? null,
  patientAgeMonths: given.patientAgeMonths ?? null,
  patientSex: given.patientSex ?? null,
  patientWeightGrams: given.patientWeightGrams ?? null,
  patientIdentity: given.patientIdentity ?? null,
  insuranceCard: given.insuranceCard ?? null,
  address: given.address ?? null,
  phone: given.phone ?? null,
  guardianName: given.guardianName ?? null,
  diagnosis: given.diagnosis ?? null,
})

export const keptBuyer = ({ name, identity, address, phone }: Buyer): NonNullable<Bill['buyer']> => ({
  name,
  identity: identity ?? null,
  address: address ?? null,
  phone: phone ?? null,
})

export const prescriptionRow = (given: PrescriptionBody, billId: string, billCode: string) => ({
  id: newId(),
  billId,
  paperKey: paperKey(given.code, given.patientName),
  ...keptPrescription(given, billCode),
})

export const buyerRow = (given: Buyer, billId: string) => ({ id: newId(), billId, ...keptBuyer(given) })

export const soldPairOf = ({
  position: _,
  productId: _own,
  otherProductId: _other,
  ...pair
}: ContraindicationRow): SoldPair => pair

/** The prescription of a bill and who took its controlled medicines away, null where there is none; and what it sold together with a reason. */
export async function readCare(
  tx: Tx,
  billId: string,
): Promise<Pick<Bill, 'prescription' | 'buyer' | 'contraindications'>> {
  const [prescriptions, buyers, contraindications] = await Promise.all([
    tx.query<Prescription>(
      `select code, prescribed_on, doctor_id, doctor_name, facility, patient_name, patient_age_months, patient_sex,
         patient_weight_grams, patient_identity, insurance_card, address, phone, guardian_name, diagnosis
       from prescription where store_id = $1 and bill_id = $2`,
      [tx.storeId, billId],
    ),
    tx.query<NonNullable<Bill['buyer']>>(
      'select name, identity, address, phone from bill_buyer where store_id = $1 and bill_id = $2',
      [tx.storeId, billId],
    ),
    tx.query<SoldPair>(
      `select product_name, other_product_name, first, second, consequence, reason
       from bill_contraindication where store_id = $1 and bill_id = $2 order by position`,
      [tx.storeId, billId],
    ),
  ])
  return { prescription: prescriptions[0] ?? null, buyer: buyers[0] ?? null, contraindications }
}
