import { isAllowed } from '@quay/contract/right/permission'
import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import {
  type StorageConditionsReading,
  type StorageConditionsSlot,
  type StoragePlace,
  storageConditionsSlots,
} from '@quay/contract/storage-conditions/shapes'
import { certificateWarningDays } from '@quay/domain/access/certificate-state'
import { describeLimits, describeReading } from '@quay/domain/storage-conditions/describe-storage-conditions'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { addDays } from '@quay/domain/time/calendar'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { PlaceToday } from './choose-slot.ts'
import { CorrectReading } from './correct-reading.tsx'
import { RecordReading } from './record-reading.tsx'

type StorageConditionsPlaceProps = {
  place: PlaceToday
  today: string
  now: StorageConditionsSlot
  onEdit: (() => void) | null
}

/** One place today: its two readings, the one to write now, and what its thermometer's paper says. */
export function StorageConditionsPlace({ place, today, now, onEdit }: StorageConditionsPlaceProps) {
  const { rights } = useSession()
  const [correcting, setCorrecting] = useState<StorageConditionsReading | null>(null)
  const mayRecord = isAllowed(rights, storageConditionsRoutes.record.permission)
  return (
    <Card
      title={place.name}
      actions={
        <>
          <TextLink to={`/products/storage-conditions/${place.id}`}>{storageConditionsText.book}</TextLink>
          {onEdit && (
            <IconButton
              size="sm"
              label={`${storageConditionsText.edit} ${place.name}`}
              icon={<Pencil />}
              onClick={onEdit}
            />
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <div className="text-12 text-ink-3">
          <p>{storageConditionsText.limits(describeLimits(place) || '—')}</p>
          <Thermometer place={place} today={today} />
        </div>
        <ul className="grid gap-1.5">
          {storageConditionsSlots.map(slot => (
            <SlotRow
              key={slot}
              slot={slot}
              reading={place.readings.find(reading => reading.slot === slot)}
              isDue={place.due.includes(slot)}
              onCorrect={mayRecord ? setCorrecting : null}
            />
          ))}
        </ul>
        {mayRecord && <RecordReading key={place.version} place={place} today={today} now={now} />}
        {place.missing.length > 0 && (
          <p className="text-12 text-warning-text">
            {storageConditionsText.missingSum(formatNumber(place.missing.length))}
          </p>
        )}
      </div>
      {correcting && <CorrectReading place={place} reading={correcting} onClose={() => setCorrecting(null)} />}
    </Card>
  )
}

type SlotRowProps = {
  slot: StorageConditionsSlot
  reading: StorageConditionsReading | undefined
  isDue: boolean
  onCorrect: ((reading: StorageConditionsReading) => void) | null
}

function SlotRow({ slot, reading, isDue, onCorrect }: SlotRowProps) {
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="w-12 text-ink-2">{storageConditionsText.slots[slot]}</span>
      {reading ? (
        <>
          <b className="font-semibold text-16">{describeReading(reading.temperature, reading.humidity)}</b>
          <Badge tone={reading.isOut ? 'danger' : 'success'} shape={reading.isOut ? 'cross' : 'tick'}>
            {reading.isOut ? storageConditionsText.out : storageConditionsText.within}
          </Badge>
          {onCorrect && (
            <IconButton
              size="sm"
              className="ml-auto"
              label={`${storageConditionsText.correct}: ${storageConditionsText.slots[slot]}`}
              icon={<Pencil />}
              onClick={() => onCorrect(reading)}
            />
          )}
          <span className="basis-full pl-15 text-12 text-ink-3">
            {reading.recordedByName} · <DateTimeText instant={reading.recordedAt} />
            {reading.action && ` · ${reading.action}`}
            {reading.correctedByName &&
              ` · ${storageConditionsText.corrected(reading.correctedByName, reading.correctReason ?? '')}`}
          </span>
        </>
      ) : (
        <Badge tone={isDue ? 'warning' : 'neutral'} shape="hollow">
          {isDue ? storageConditionsText.due : storageConditionsText.later}
        </Badge>
      )}
    </li>
  )
}

function Thermometer({ place, today }: { place: StoragePlace; today: string }) {
  const { deviceName, deviceSerial, certificateNumber, calibrationExpiresOn: until } = place
  const isOver = until !== null && until < today
  const isSoon = until !== null && !isOver && until <= addDays(today, certificateWarningDays)
  return (
    <>
      {(deviceName || deviceSerial) && (
        <p>
          {[
            deviceName,
            deviceSerial,
            certificateNumber,
            until && !isOver && !isSoon && storageConditionsText.calibrated(formatDate(until)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {until && isOver && (
        <p className="text-danger-text">{storageConditionsText.calibrationOver(formatDate(until))}</p>
      )}
      {until && isSoon && (
        <p className="text-warning-text">{storageConditionsText.calibrationSoon(formatDate(until))}</p>
      )}
    </>
  )
}
