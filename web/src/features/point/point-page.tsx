import { pointRoutes } from '@quay/contract/point/routes'
import type { PointSetting } from '@quay/contract/point/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { useRoute } from '../../api/use-route.ts'
import { pointText } from '../../text/promotion/point.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { PointRuleSheet } from './point-rule-sheet.tsx'
import { TierCard } from './tier-card.tsx'

type State = 'now' | 'later' | 'past'

/** How the store gives and takes points, by date, and the tiers of its customers. */
export default function PointPage() {
  const { rights } = useSession()
  const uses = useStoreUses()
  const mayEdit = isAllowed(rights, { model: 'point_setting', action: 'update' })
  const { data, error, refetch } = useRoute(pointRoutes.settings, {})
  const [edited, setEdited] = useState<PointSetting | 'new' | null>(null)
  const { items = [], today = '' } = data ?? {}
  const current = items.find(({ startsOn }) => startsOn <= today)
  const stateOf = (rule: PointSetting): State => (rule === current ? 'now' : rule.startsOn > today ? 'later' : 'past')
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title={pointText.title}
        actions={
          mayEdit && (
            // Which day it is comes with the rules: a form without it could price no bill and save nothing.
            <Button variant="primary" icon={<Plus />} disabled={!data} onClick={() => setEdited('new')}>
              {pointText.add}
            </Button>
          )
        }
      />
      {!uses.points && <Note tone="warning">{pointText.off}</Note>}
      <Card title={pointText.rules} padded={false}>
        <p className="px-4 pb-2 text-12 text-ink-2">{pointText.rulesHint}</p>
        <DataTable
          label={pointText.rules}
          columns={columnsBy(stateOf)}
          rows={items}
          rowKey={row => row.id}
          rowLabel={row => formatDate(row.startsOn)}
          loading={data === undefined && !error}
          error={error && { message: error.message, traceId: error.requestId, onRetry: () => void refetch() }}
          empty={<EmptyState title={pointText.empty}>{pointText.emptyHint}</EmptyState>}
          {...(mayEdit && { onOpen: (row: PointSetting) => setEdited(row) })}
        />
      </Card>
      <TierCard mayEdit={mayEdit} />
      {edited && (
        <PointRuleSheet
          rule={edited === 'new' ? null : edited}
          like={current ?? items[0] ?? null}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

const columnsBy = (stateOf: (rule: PointSetting) => State): ReadonlyArray<Column<PointSetting>> => [
  titleColumn('startsOn', pointText.columns.startsOn, row => formatDate(row.startsOn)),
  textColumn(
    'earn',
    pointText.columns.earn,
    row =>
      row.isActive
        ? row.earnBy === 'PRODUCT'
          ? pointText.earnsByGoods
          : pointText.earns(formatDong(row.earnPerDong), formatNumber(row.earnPoints))
        : pointText.offState,
    { card: 'line2' },
  ),
  textColumn('spend', pointText.columns.spend, row => row.isActive && pointText.pays(formatDong(row.dongPerPoint)), {
    card: 'line2',
  }),
  textColumn(
    'expiry',
    pointText.columns.expiry,
    row => (row.expiryMonths === null ? pointText.never : pointText.months(formatNumber(row.expiryMonths))),
    { hideBelow: 'md' },
  ),
  textColumn(
    'state',
    pointText.columns.state,
    row => {
      const state = stateOf(row)
      return (
        <Badge tone={state === 'now' ? 'success' : state === 'later' ? 'info' : 'neutral'}>{pointText[state]}</Badge>
      )
    },
    { card: 'amount' },
  ),
]
