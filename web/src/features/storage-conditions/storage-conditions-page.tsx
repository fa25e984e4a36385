import { isAllowed } from '@quay/contract/right/permission'
import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StoragePlace } from '@quay/contract/storage-conditions/shapes'
import { describeLimits } from '@quay/domain/storage-conditions/describe-storage-conditions'
import Plus from 'lucide-react/icons/plus'
import Thermometer from 'lucide-react/icons/thermometer'
import { useState } from 'react'
import { failureOf } from '../../api/failure-of.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PlaceForm } from './place-form.tsx'
import { StorageConditionsPlace } from './storage-conditions-place.tsx'

/** Temperature and humidity today, place by place: made for a phone in the hand of the employee who reads the thermometers. */
export default function StorageConditionsPage() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const [editing, setEditing] = useState<StoragePlace | 'new' | null>(null)
  const mayManage = isAllowed(rights, storageConditionsRoutes.createPlace.permission)
  const today = useRoute(storageConditionsRoutes.today, { query: { branchId } }, { refreshEvery: 60_000 })
  const places = useRoute(storageConditionsRoutes.places, { query: { branchId } })
  const stopped = (places.data ?? []).filter(place => !place.isActive)
  const add = mayManage && (
    <Button variant="primary" icon={<Plus />} onClick={() => setEditing('new')}>
      {storageConditionsText.add}
    </Button>
  )
  return (
    <DetailPage title={storageConditionsText.title} actions={add} loading={today.isPending} error={failureOf(today)}>
      {today.data?.places.length === 0 && (
        <EmptyState icon={<Thermometer />} title={storageConditionsText.emptyTitle} actions={add}>
          {storageConditionsText.emptyHint}
        </EmptyState>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {today.data?.places.map(place => (
          <StorageConditionsPlace
            key={place.id}
            place={place}
            today={today.data.day}
            now={today.data.slot}
            onEdit={mayManage ? () => setEditing(place) : null}
          />
        ))}
      </div>
      {stopped.length > 0 && (
        <Card title={storageConditionsText.stopped}>
          <ul className="grid gap-1.5">
            {stopped.map(place => (
              <li key={place.id} className="flex flex-wrap items-center gap-3">
                <span className="min-w-0 flex-1">
                  {place.name} <span className="text-12 text-ink-3">{describeLimits(place)}</span>
                </span>
                <TextLink to={`/products/storage-conditions/${place.id}`}>{storageConditionsText.book}</TextLink>
                {mayManage && (
                  <Button
                    size="sm"
                    onClick={() => setEditing(place)}
                    aria-label={`${storageConditionsText.edit} ${place.name}`}
                  >
                    {storageConditionsText.edit}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {editing && <PlaceForm place={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </DetailPage>
  )
}
