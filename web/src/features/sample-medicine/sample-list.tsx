import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { sampleText } from '../../text/sample-medicine.ts'
import { sampleColumns } from './sample-columns.tsx'
import { SampleSheet } from './sample-sheet.tsx'

const pathOf = (sample: { id: string }) => `/products/sample-medicine/${sample.id}`

const samples = defineList({
  id: 'sample-medicine',
  title: sampleText.title,
  route: sampleMedicineRoutes.list,
  ofBranch: true,
  search: sampleText.find,
  filters: [
    {
      kind: 'listed',
      field: 'disease',
      label: sampleText.disease,
      all: sampleText.anyDisease,
      atLeast: 0,
      useOptions: () =>
        (useRoute(sampleMedicineRoutes.diseases, {}).data ?? []).map(value => ({ value, label: value })),
    },
    {
      kind: 'choice',
      field: 'isActive',
      address: 'status',
      label: sampleText.status,
      choices: choicesOf(sampleText.statuses, { all: sampleText.anyStatus, order: ['1', '0'] }),
    },
  ],
  columns: sampleColumns,
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: pathOf,
  add: { label: sampleText.add, permission: sampleMedicineRoutes.create.permission },
  empty: { title: sampleText.first, hint: sampleText.firstHint },
  noMatch: { title: sampleText.empty, hint: sampleText.emptyHint },
  counted: sampleText.counted,
})

/** Templates of liều: found by name, disease or component, with how many of each the branch can hand out. */
export default function SampleList() {
  const router = useRouter()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen list={useList(samples)} onAdd={() => setAdding(true)} />
      {adding && (
        <SampleSheet onClose={() => setAdding(false)} onSaved={sample => router.history.push(pathOf(sample))} />
      )}
    </>
  )
}
