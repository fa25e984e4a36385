import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import { useRouter } from '@tanstack/react-router'
import { useRoute } from '../../api/use-route.ts'
import { activeFilter } from '../../list/active-filter.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { sampleText } from '../../text/product/sample-medicine.ts'
import { sampleColumns } from './sample-columns.tsx'
import { SampleSheet } from './sample-sheet.tsx'

const samples = defineList({
  id: 'sample-medicine',
  words: sampleText,
  route: sampleMedicineRoutes.list,
  exported: sampleMedicineRoutes.export,
  ofBranch: true,
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
    activeFilter(sampleText.status, sampleText.statuses, sampleText.anyStatus),
  ],
  columns: sampleColumns,
  open: '/products/sample-medicine',
  add: { permission: sampleMedicineRoutes.create.permission },
})

/** Templates of liều: found by name, disease or component, with how many of each the branch can hand out. */
export default function SampleList() {
  const router = useRouter()
  return (
    <ListScreen
      list={useList(samples)}
      sheet={(_, close) => (
        <SampleSheet onClose={close} onSaved={({ id }) => router.history.push(`/products/sample-medicine/${id}`)} />
      )}
    />
  )
}
