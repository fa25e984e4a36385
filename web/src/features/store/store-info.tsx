import { licenceKindText } from '@quay/contract/place'
import type { Store } from '@quay/contract/store/shapes'
import { describeHours } from '@quay/domain/access/access-hours'
import { addressLine } from '@quay/domain/address/address-line'
import { PaperList } from '../../document/paper-list.tsx'
import { placeText } from '../../text/setting/place.ts'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { DisplayPictures } from './display-pictures.tsx'
import { MapLink } from './map-link.tsx'
import { StoreUsage } from './store-usage.tsx'

const { fields } = placeText

/** What the store says of itself. */
export function StoreInfo({ store }: { store: Store }) {
  return (
    <div className="grid gap-4">
      <Card title={placeText.info}>
        <div className="flex flex-wrap items-start gap-6">
          {store.logo && (
            <img
              src={store.logo.address}
              alt={fields.logo}
              className="max-h-20 max-w-40 rounded-2 border border-line bg-white object-contain p-1"
            />
          )}
          <div className="min-w-60 flex-1">
            <FactList
              facts={[
                { label: fields.storeName, value: store.name },
                { label: fields.phone, value: store.phone },
                { label: fields.email, value: store.email },
                { label: fields.taxCode, value: store.taxCode },
                { label: fields.address, value: addressLine(store) },
                { label: fields.coordinates, value: store.coordinates && <MapLink coordinates={store.coordinates} /> },
                { label: fields.workingHours, value: store.workingHours && describeHours(store.workingHours) },
              ]}
            />
          </div>
        </div>
      </Card>
      <Card title={fields.licences}>
        <PaperList papers={store.licences} names={licenceKindText} none={placeText.licence.noneYet} />
      </Card>
      <Card title={placeText.onReceipt}>
        {store.receiptHeader || store.returnPolicy || store.receiptFooter ? (
          <FactList
            facts={(['receiptHeader', 'returnPolicy', 'receiptFooter'] as const).map(name => ({
              label: fields[name],
              value: store[name] && <span className="whitespace-pre-line">{store[name]}</span>,
            }))}
          />
        ) : (
          <p className="text-ink-3">{placeText.storeEmpty}</p>
        )}
      </Card>
      {store.displayPictures.length > 0 && (
        <Card title={placeText.displayPictures.title}>
          <DisplayPictures value={store.displayPictures} />
        </Card>
      )}
      <StoreUsage />
    </div>
  )
}
