import { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { contraindicationText } from '../../text/product/contraindication.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { ImportPairsButton } from './import-pairs-button.tsx'
import { pairColumns } from './pair-columns.tsx'

const pairs = defineList({
  id: 'contraindication',
  words: contraindicationText,
  route: contraindicationRoutes.list,
  filters: [],
  columns: pairColumns,
  exported: contraindicationRoutes.export,
  rowLabel: row => contraindicationText.pair(row.first, row.second),
})

/** The medicines that must not be taken together, as the store imported them. */
export default function PairList() {
  const list = useList(pairs)
  const current = useRoute(contraindicationRoutes.current, {}).data?.list ?? null
  return (
    <ListScreen
      list={list}
      summary={
        current && (
          <p className="mb-2 text-12 text-ink-3">
            {contraindicationText.inUse(current.fileName, formatNumber(current.pairCount), current.importedByName)}{' '}
            <DateTimeText instant={current.importedAt} />
          </p>
        )
      }
      actions={
        list.may(contraindicationRoutes.import.permission) && (
          <>
            {current && (
              <AskButton
                route={contraindicationRoutes.remove}
                input={{ params: { id: current.id } }}
                question={{
                  title: contraindicationText.removeTitle,
                  description: contraindicationText.removeHint,
                  confirmLabel: contraindicationText.remove,
                  keepLabel: contraindicationText.keep,
                  tone: 'danger',
                }}
              />
            )}
            <ImportPairsButton current={current} />
          </>
        )
      }
    />
  )
}
