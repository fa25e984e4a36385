import { medicineRoutes } from '@quay/contract/medicine/routes'
import ListChecks from 'lucide-react/icons/list-checks'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { useTickedRows } from '../../list/use-ticked-rows.ts'
import { medicineText } from '../../text/product/medicine.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { Count } from '../../ui/mark/count.tsx'
import { CopyTicked } from './copy-ticked.tsx'
import { medicineColumns } from './medicine-columns.tsx'
import { medicineFilters } from './medicine-filters.ts'
import { LastImport, NothingFound, NotLoaded } from './medicine-notes.tsx'

const medicines = defineList({
  id: 'medicine',
  words: medicineText,
  route: medicineRoutes.list,
  filters: medicineFilters,
  columns: medicineColumns,
  open: '/medicines',
})

/** The national list: searched, filtered, ticked over several pages and copied into the store's own list. */
export default function MedicineList() {
  const list = useList(medicines)
  const { ticked, clear, selection } = useTickedRows(list.rows, row => row.id)
  const summary = useRoute(medicineRoutes.summary, {}).data
  return (
    <ListScreen
      list={list}
      summary={summary?.lastImport && <LastImport summary={summary} />}
      selection={list.may(medicineRoutes.copy.permission) ? selection : undefined}
      bulkActions={<CopyTicked medicines={[...ticked.values()]} onClear={clear} />}
      empty={summary?.medicineCount === 0 ? <NotLoaded /> : <NothingFound />}
      actions={
        <Link to="/medicines/ours" className={buttonClass()}>
          <ListChecks />
          {medicineText.ours}
          {summary !== undefined && summary.flaggedCount > 0 && <Count value={summary.flaggedCount} />}
        </Link>
      }
      foot={list.all === undefined && list.read.data?.more ? medicineText.many : undefined}
    />
  )
}
