import type { Branch } from '@quay/contract/branch/shapes'
import { licenceKindText } from '@quay/contract/place'
import { describeHours } from '@quay/domain/access/access-hours'
import { addressLine } from '@quay/domain/address/address-line'
import { PaperList } from '../../document/paper-list.tsx'
import { placeText } from '../../text/setting/place.ts'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { MapLink } from './map-link.tsx'

const { fields } = placeText

/** What a branch says of itself. */
export function BranchInfo({ branch }: { branch: Branch }) {
  return (
    <div className="grid gap-4">
      <Card title={placeText.info}>
        <FactList
          facts={[
            { label: fields.code, value: branch.code },
            { label: fields.phone, value: branch.phone },
            { label: fields.address, value: addressLine(branch) },
            { label: fields.coordinates, value: branch.coordinates && <MapLink coordinates={branch.coordinates} /> },
            { label: fields.workingHours, value: branch.workingHours && describeHours(branch.workingHours) },
            { label: fields.timeZone, value: placeText.timeZones[branch.timeZone] ?? branch.timeZone },
            { label: fields.dayCutOffHour, value: placeText.hour(branch.dayCutOffHour) },
            { label: fields.isInHospital, value: placeText.yesOrNo(branch.isInHospital) },
          ]}
        />
      </Card>
      <Card title={fields.licences}>
        <PaperList papers={branch.licences} names={licenceKindText} none={placeText.licence.noneYet} />
      </Card>
    </div>
  )
}
