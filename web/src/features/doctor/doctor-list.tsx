import { doctorRoutes } from '@quay/contract/doctor/routes'
import { useRoute } from '../../api/use-route.ts'
import { activeFilter } from '../../list/active-filter.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { doctorText } from '../../text/partner/doctor.ts'
import { doctorColumns } from './doctor-columns.tsx'
import { DoctorSheet } from './doctor-sheet.tsx'

const doctors = defineList({
  id: 'doctor',
  words: doctorText,
  route: doctorRoutes.list,
  exported: doctorRoutes.export,
  filters: [
    {
      kind: 'listed',
      field: 'specialty',
      label: doctorText.specialty,
      all: doctorText.anySpecialty,
      atLeast: 0,
      useOptions: () =>
        (useRoute(doctorRoutes.words, {}).data?.specialties ?? []).map(value => ({ value, label: value })),
    },
    activeFilter(doctorText.status, doctorText.statuses, doctorText.anyStatus),
  ],
  columns: doctorColumns,
  rowLabel: row => row.name,
  add: { permission: doctorRoutes.create.permission },
})

/** Doctors who write prescriptions around the shop: found by any of their words, edited in place. */
export default function DoctorList() {
  const list = useList(doctors)
  return (
    <ListScreen
      list={list}
      mayEdit={list.may(doctorRoutes.update.permission)}
      sheet={(doctor, close) => <DoctorSheet doctor={doctor} onClose={close} />}
    />
  )
}
