import { doctorRoutes } from '@quay/contract/doctor/routes'
import type { Doctor } from '@quay/contract/doctor/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { doctorText } from '../../text/partner/doctor.ts'
import { Button } from '../../ui/button/button.tsx'
import { AlikeDoctors } from './alike-doctors.tsx'
import { changesBetween, type DoctorForm, doctorResolver, formOf, patchOf } from './doctor-form.ts'

const { fields } = doctorText
const { TextField, TextareaField } = fieldsOf<DoctorForm>()

/** Adds or edits a doctor, stops offering one, or deletes one. */
export function DoctorSheet({ doctor, onClose }: { doctor: Doctor | null; onClose: () => void }) {
  const { rights } = useSession()
  const words = useRoute(doctorRoutes.words, {})
  const sheet = useRecordForm({
    record: doctor,
    formOf,
    resolver: doctorResolver,
    refusals: { 'code-taken': 'code' },
    changes: changesBetween,
    send: (send, body, base) =>
      base
        ? send(doctorRoutes.update, { params: { id: base.id }, body: patchOf(body, base) })
        : send(doctorRoutes.create, { body }),
    onClose,
  })
  const { base, showError } = sheet
  const turn = useAction(doctorRoutes.update, { onClose, showError })
  const isActive = base?.isActive === 1
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? doctorText.edit(base.code) : doctorText.add}
      onClose={onClose}
      aside={
        base && (
          <>
            <AskButton
              route={doctorRoutes.delete}
              input={{ params: { id: base.id } }}
              question={{
                title: doctorText.removeTitle(base.name),
                description: doctorText.removeHint,
                confirmLabel: doctorText.remove,
                keepLabel: doctorText.keep,
              }}
              onDone={onClose}
              showError={showError}
            />
            {isAllowed(rights, doctorRoutes.update.permission) && (
              <Button
                busy={turn.isPending}
                onClick={() =>
                  turn.mutate({ params: { id: base.id }, body: { version: base.version, isActive: isActive ? 0 : 1 } })
                }
              >
                {isActive ? doctorText.stop : doctorText.resume}
              </Button>
            )}
          </>
        )
      }
    >
      <TextField name="name" label={fields.name} required />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField name="degree" label={fields.degree} hint={fields.degreeHint} list="doctor-degrees" />
        <TextField name="specialty" label={fields.specialty} list="doctor-specialties" />
        <TextField name="phone" kind="phone" label={fields.phone} />
        <TextField name="code" label={fields.code} hint={base ? undefined : fields.codeHint} />
      </div>
      <AlikeDoctors except={base?.id} />
      <TextField name="workplace" label={fields.workplace} list="doctor-workplaces" />
      <TextareaField name="note" label={fields.note} />
      <Offers id="doctor-degrees" words={words.data?.degrees} />
      <Offers id="doctor-specialties" words={words.data?.specialties} />
      <Offers id="doctor-workplaces" words={words.data?.workplaces} />
    </RecordSheet>
  )
}

/** Words that were written before, offered again. */
function Offers({ id, words = [] }: { id: string; words: readonly string[] | undefined }) {
  return (
    <datalist id={id}>
      {words.map(word => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
