import { describeLimits } from '@quay/domain/storage-conditions/describe-storage-conditions'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { Fragment } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { daysOfSheet, remarksOf, type Sheet } from './sheet-days.ts'

const { paper } = storageConditionsText

/** The sheet of a month as inspectors ask for it, A4: two readings a day, who wrote them, what was done. */
export function StorageConditionsPaper({ sheet }: { sheet: Sheet }) {
  const { store } = useProfile()
  const { place } = sheet
  const device = [
    place.deviceName,
    place.deviceSerial,
    place.certificateNumber && `${storageConditionsText.certificateNumber}: ${place.certificateNumber}`,
    place.calibrationExpiresOn && storageConditionsText.calibrated(formatDate(place.calibrationExpiresOn)),
  ]
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <p>{[sheet.branchName, store.address, store.phone].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-3 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {storageConditionsText.month} {sheet.month.split('-').toReversed().join('/')}
      </p>
      <p className="mt-2">
        {paper.place}: <b>{place.name}</b> · {paper.limits}: {describeLimits(place)}
      </p>
      <p>
        {paper.device}: {device.filter(Boolean).join(' · ')}
      </p>
      <PaperTable tight heads={paper.columns}>
        {daysOfSheet(sheet).map(row => (
          <tr key={row.day} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>{row.day.slice(8)}</td>
            {row.cells.map(({ reading, isMissing }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: morning and afternoon
              <Fragment key={place}>
                <td className={`${paperCell} text-right ${reading?.isOut ? 'font-bold' : ''}`}>
                  {reading ? formatNumber(reading.temperature / 10, 1) : isMissing && storageConditionsText.missing}
                </td>
                <td className={paperFigure}>{reading?.humidity}</td>
                <td className={paperCell}>{reading?.recordedByName}</td>
              </Fragment>
            ))}
            <td className={paperCell}>{remarksOf(row, storageConditionsText.late, storageConditionsText.corrected)}</td>
          </tr>
        ))}
      </PaperTable>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
