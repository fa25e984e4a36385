import { doctorRoutes } from '@quay/contract/doctor/routes'
import type { FoundDoctor } from '@quay/contract/doctor/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { sampleText } from '../../text/product/sample-medicine.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'

type Chosen = { id: string; name: string }
type DoctorPickerProps = { value: Chosen | null; onChange: (doctor: Chosen | null) => void }

const nameOf = ({ degree, name }: Pick<FoundDoctor, 'degree' | 'name'>) => [degree, name].filter(Boolean).join(' ')

/** Chooses whose template it is; who may add doctors adds one by name where none is found. */
export function DoctorPicker({ value, onChange }: DoctorPickerProps) {
  const { rights } = useSession()
  const create = useAction(doctorRoutes.create, { onDone: made => onChange({ id: made.id, name: nameOf(made) }) })
  async function find(keyword: string, signal: AbortSignal) {
    const { items } = await call(doctorRoutes.find, { query: { keyword } }, { signal })
    return items.map(doctor => ({
      value: doctor.id,
      label: nameOf(doctor),
      detail: [doctor.specialty, doctor.workplace].filter(Boolean).join(' · '),
    }))
  }
  return (
    <Combobox
      label={sampleText.doctor}
      placeholder={sampleText.findDoctor}
      value={value && { value: value.id, label: value.name, detail: '' }}
      options={find}
      onChange={option => onChange(option && { id: option.value, name: option.label })}
      {...(isAllowed(rights, doctorRoutes.create.permission) && {
        onCreate: (name: string) => create.mutate({ body: { name } }),
      })}
    />
  )
}
