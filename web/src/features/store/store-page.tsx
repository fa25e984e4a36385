import { isAllowed } from '@quay/contract/right/permission'
import { storeRoutes } from '@quay/contract/store/routes'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { placeText } from '../../text/setting/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { SettingList } from './setting-list.tsx'
import { StoreInfo } from './store-info.tsx'
import { StoreSheet } from './store-sheet.tsx'

const parts = ['thong-tin', 'thiet-lap'] as const
type Part = (typeof parts)[number]

/** The store: what it says of itself, and its choices about selling. */
export default function StorePage() {
  const { rights } = useSession()
  const { query, change } = useAddress()
  const { data: store, error, refetch } = useRoute(storeRoutes.get, {})
  const [editing, setEditing] = useState(false)
  const part: Part = parts.find(one => one === query.phan) ?? 'thong-tin'
  const mayEdit = isAllowed(rights, { model: 'store', action: 'update' })
  useHotkey(
    { id: 'store.edit', key: 'E', label: placeText.storeEdit, scope: placeText.store },
    () => setEditing(true),
    { enabled: mayEdit && store !== undefined && part === 'thong-tin' },
  )
  return (
    <DetailPage
      title={placeText.store}
      meta={store && <span className="text-ink-3">{store.name}</span>}
      loading={!store}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      actions={
        store &&
        mayEdit &&
        part === 'thong-tin' && (
          <Button icon={<Pencil />} keyHint="E" onClick={() => setEditing(true)}>
            {placeText.edit}
          </Button>
        )
      }
    >
      {store && (
        <Tabs
          label={placeText.part}
          value={part}
          onChange={next =>
            change({ phan: next === 'thong-tin' ? undefined : next, tim: undefined }, { replace: true })
          }
          items={[
            { id: 'thong-tin', label: placeText.info, panel: <StoreInfo store={store} /> },
            { id: 'thiet-lap', label: placeText.settings, panel: <SettingList mayEdit={mayEdit} /> },
          ]}
        />
      )}
      {store && editing && <StoreSheet store={store} onClose={() => setEditing(false)} />}
    </DetailPage>
  )
}
