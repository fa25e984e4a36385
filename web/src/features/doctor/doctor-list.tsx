import { doctorRoutes } from '@quay/contract/doctor/routes'
import type { Doctor } from '@quay/contract/doctor/shapes'
import { useState } from 'react'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { doctorText } from '../../text/doctor.ts'
import { doctorColumns } from './doctor-columns.tsx'
import { DoctorSheet } from './doctor-sheet.tsx'

const doctors = defineList({
  id: 'doctor',
  title: doctorText.title,
  route: doctorRoutes.list,
  search: doctorText.find,
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
    {
      kind: 'choice',
      field: 'isActive',
      address: 'status',
      label: doctorText.status,
      choices: choicesOf(doctorText.statuses, { all: doctorText.anyStatus, order: ['1', '0'] }),
    },
  ],
  columns: doctorColumns,
  rowKey: row => row.id,
  rowLabel: row => row.name,
  add: { label: doctorText.add, permission: doctorRoutes.create.permission },
  empty: { title: doctorText.first, hint: doctorText.firstHint },
  noMatch: { title: doctorText.empty, hint: doctorText.emptyHint },
  counted: doctorText.counted,
})

/** Doctors who write prescriptions around the shop: found by any of their words, edited in place. */
export default function DoctorList() {
  const list = useList(doctors)
  const [open, setOpen] = useState<Doctor | 'new' | null>(null)
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setOpen('new')}
        onOpen={list.may(doctorRoutes.update.permission) ? setOpen : undefined}
      />
      {open && <DoctorSheet {...(open !== 'new' && { doctor: open })} onClose={() => setOpen(null)} />}
    </>
  )
}
