import { describeRegistration, registrationWarnings } from '@quay/domain/medicine/describe-registration'
import { readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { medicineText } from '../../text/product/medicine.ts'
import { Note } from '../../ui/mark/note.tsx'

/** What a registration number tells, and what should be looked at again. Nothing where it is not understood. */
export function RegistrationFacts({ number }: { number: string }) {
  const thisYear = Number(useBusinessDay().slice(0, 4))
  const read = readRegistrationNumber(number, thisYear)
  if (!read.current) return null
  return (
    <div className="grid gap-2">
      <p>
        <span className="text-ink-3">{medicineText.detail.reading}: </span>
        {describeRegistration(read.current)}
      </p>
      {registrationWarnings(read, thisYear).map(warning => (
        <Note key={warning} tone="warning">
          {warning}
        </Note>
      ))}
    </div>
  )
}
