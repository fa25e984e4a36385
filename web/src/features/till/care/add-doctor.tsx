import { doctorRoutes } from '@quay/contract/doctor/routes'
import { isAllowed } from '@quay/contract/right/permission'
import UserPlus from 'lucide-react/icons/user-plus'
import { type KeyboardEvent, useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { prescriptionText } from '../../../text/till/prescription.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import type { CareForm } from './care-form.ts'
import { splitDegree } from './split-degree.ts'

type AddDoctorProps = {
  /** As it was typed. */
  name: string
  /** Where the prescription was written: the doctor may work there. */
  facility: string
  onAdded: (doctor: NonNullable<CareForm['doctor']>) => void
}

/** Writes a doctor whom the shop does not know yet into its list, with specialty and place of work, without leaving the prescription. */
export function AddDoctor({ name, facility, onAdded }: AddDoctorProps) {
  const { rights } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed(rights, doctorRoutes.create.permission)) return null
  if (!isOpen)
    return (
      <div className="sm:col-span-3">
        <Button size="sm" variant="ghost" icon={<UserPlus />} onClick={() => setOpen(true)}>
          {prescriptionText.addDoctor(name)}
        </Button>
      </div>
    )
  return <NewDoctor name={name} facility={facility} onAdded={onAdded} />
}

function NewDoctor({ name, facility, onAdded }: AddDoctorProps) {
  const [typed] = useState(() => splitDegree(name))
  const [degree, setDegree] = useState(typed.degree)
  const [specialty, setSpecialty] = useState('')
  const [workplace, setWorkplace] = useState(facility)
  const create = useAction(doctorRoutes.create, {
    onDone: ({ id, ...made }) => {
      const label = [made.degree, made.name].filter(Boolean).join(' ')
      toast.success(prescriptionText.doctorSaved(label))
      onAdded({ id, name: label })
    },
  })
  const given = (text: string) => text.trim() || undefined
  function save() {
    const fields = { degree: given(degree), specialty: given(specialty), workplace: given(workplace) }
    const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    create.mutate({ body: { name: typed.name, ...said } })
  }
  /** Enter saves the doctor here, and not the prescription around it. */
  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    <fieldset className="grid gap-3 rounded-2 border border-line p-3 sm:col-span-3 sm:grid-cols-3">
      <legend className="px-1 font-medium">{`${prescriptionText.newDoctor}: ${typed.name}`}</legend>
      <Field label={prescriptionText.degree}>
        <TextInput maxLength={60} value={degree} onChange={event => setDegree(event.target.value)} onKeyDown={key} />
      </Field>
      <Field label={prescriptionText.specialty}>
        <TextInput
          autoFocus
          maxLength={100}
          value={specialty}
          onChange={event => setSpecialty(event.target.value)}
          onKeyDown={key}
        />
      </Field>
      <Field label={prescriptionText.workplace}>
        <TextInput
          maxLength={150}
          value={workplace}
          onChange={event => setWorkplace(event.target.value)}
          onKeyDown={key}
        />
      </Field>
      <div className="sm:col-span-3">
        <Button size="sm" busy={create.isPending} onClick={save}>
          {prescriptionText.saveDoctor}
        </Button>
      </div>
    </fieldset>
  )
}
