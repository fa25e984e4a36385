import { climateRoutes } from '@quay/contract/climate/routes'
import type { StoragePlace } from '@quay/contract/climate/shapes'
import { isAllowed } from '@quay/contract/permission'
import { describeLimits } from '@quay/domain/climate/describe-climate'
import Plus from 'lucide-react/icons/plus'
import Thermometer from 'lucide-react/icons/thermometer'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { climateText } from '../../text/climate.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ClimatePlace } from './climate-place.tsx'
import { PlaceForm } from './place-form.tsx'

/** Temperature and humidity today, place by place: made for the phone of whoever walks by the thermometers. */
export default function ClimatePage() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const [editing, setEditing] = useState<StoragePlace | 'new' | null>(null)
  const mayManage = isAllowed(rights, climateRoutes.createPlace.permission)
  const today = useRoute(climateRoutes.today, { query: { branchId } }, { refreshEvery: 60_000 })
  const places = useRoute(climateRoutes.places, { query: { branchId } })
  const stopped = (places.data ?? []).filter(place => !place.isActive)
  const add = mayManage && (
    <Button variant="primary" icon={<Plus />} onClick={() => setEditing('new')}>
      {climateText.add}
    </Button>
  )
  return (
    <DetailPage
      title={climateText.title}
      actions={add}
      loading={today.isPending}
      error={
        today.error && { message: today.error.message, traceId: today.error.requestId, onRetry: () => today.refetch() }
      }
    >
      {today.data?.places.length === 0 && (
        <EmptyState icon={<Thermometer />} title={climateText.emptyTitle} actions={add}>
          {climateText.emptyHint}
        </EmptyState>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {today.data?.places.map(place => (
          <ClimatePlace
            key={place.id}
            place={place}
            today={today.data.day}
            now={today.data.slot}
            onEdit={mayManage ? () => setEditing(place) : null}
          />
        ))}
      </div>
      {stopped.length > 0 && (
        <Card title={climateText.stopped}>
          <ul className="grid gap-1.5">
            {stopped.map(place => (
              <li key={place.id} className="flex flex-wrap items-center gap-3">
                <span className="min-w-0 flex-1">
                  {place.name} <span className="text-12 text-ink-3">{describeLimits(place)}</span>
                </span>
                <TextLink to={`/products/climate/${place.id}`}>{climateText.book}</TextLink>
                {mayManage && (
                  <Button size="sm" onClick={() => setEditing(place)} aria-label={`${climateText.edit} ${place.name}`}>
                    {climateText.edit}
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
