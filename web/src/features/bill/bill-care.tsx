import type { Bill } from '@quay/contract/bill/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { contraindicationText } from '../../text/product/contraindication.ts'
import { prescriptionText } from '../../text/till/prescription.ts'
import { Card } from '../../ui/page/card.tsx'

/** The prescription of a bill, why there was none, what was sold together with a reason, and who took controlled medicines away. */
export function BillCare({ bill }: { bill: Bill }) {
  const { prescription, prescriptionCode, buyer, noPrescriptionReason, contraindications, revisitOn } = bill
  if (
    !prescription &&
    !prescriptionCode &&
    !buyer &&
    !noPrescriptionReason &&
    !revisitOn &&
    contraindications.length === 0
  )
    return null
  return (
    <Card title={prescriptionText.onBill}>
      {prescription ? <PrescriptionFacts {...prescription} /> : prescriptionCode && <p>{prescriptionCode}</p>}
      {noPrescriptionReason && <p className="text-warning-text">{prescriptionText.without(noPrescriptionReason)}</p>}
      {contraindications.map(({ productName, otherProductName, first, second, reason }) => (
        <p key={`${first} ${second}`} className="mt-1 text-danger-text">
          {contraindicationText.soldPair(productName, otherProductName, contraindicationText.pair(first, second))}
          <span className="block text-ink">{contraindicationText.reason(reason)}</span>
        </p>
      ))}
      {revisitOn && (
        <p className="mt-1">
          {prescriptionText.revisit}: {formatDate(revisitOn)}
        </p>
      )}
      {buyer && (
        <p className="mt-1">
          {prescriptionText.buyer}: {[buyer.name, buyer.identity, buyer.address].filter(Boolean).join(', ')}
        </p>
      )}
    </Card>
  )
}

function PrescriptionFacts(prescription: NonNullable<Bill['prescription']>) {
  const { code, prescribedOn, doctorName, facility, patientName, patientAgeMonths, patientSex } = prescription
  const patient = [
    patientName,
    patientSex && prescriptionText.sexes[patientSex],
    patientAgeMonths !== null && prescriptionText.ageText(patientAgeMonths),
  ]
  const lines: [string, (string | null | false)[]][] = [
    [prescriptionText.code, [code, prescribedOn && prescriptionText.ofDay(formatDate(prescribedOn))]],
    [prescriptionText.doctor, [doctorName, facility]],
    [prescriptionText.patient, patient],
    [prescriptionText.guardian, [prescription.guardianName]],
    [prescriptionText.phone, [prescription.phone]],
    [prescriptionText.identity, [prescription.patientIdentity, prescription.insuranceCard]],
    [prescriptionText.address, [prescription.address]],
    [prescriptionText.diagnosis, [prescription.diagnosis]],
  ]
  return (
    <dl className="grid gap-1">
      {lines.map(([label, parts]) => {
        const words = parts.filter(Boolean).join(' · ')
        return (
          words && (
            <div key={label} className="grid grid-cols-[96px_1fr] gap-2">
              <dt className="text-ink-3">{label}</dt>
              <dd>{words}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
