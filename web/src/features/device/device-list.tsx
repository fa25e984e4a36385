import { deviceRoutes } from '@quay/contract/device/routes'
import type { Device } from '@quay/contract/device/shapes'
import MonitorCheck from 'lucide-react/icons/monitor-check'
import { useState } from 'react'
import { useOwnTillId } from '../../api/session/own-till.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { deviceText } from '../../text/setting/device.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ConnectNote } from './connect-note.tsx'
import { deviceColumns } from './device-columns.tsx'
import { DeviceSheet } from './device-sheet.tsx'
import { nextPrefix } from './next-prefix.ts'

const devices = defineList({
  id: 'device',
  words: deviceText,
  route: deviceRoutes.list,
})

/** The tills of the shop: which browser is which counter. The browser that looks can be registered here. */
export default function DeviceList() {
  const list = useList(devices)
  const ownId = useOwnTillId()
  const [editing, setEditing] = useState<Device | 'new' | null>(null)
  const mayChange = list.may(deviceRoutes.create.permission)
  const register = mayChange && !ownId && (
    <Button variant="primary" icon={<MonitorCheck />} onClick={() => setEditing('new')}>
      {deviceText.register}
    </Button>
  )
  return (
    <>
      <ListScreen
        list={list}
        columns={deviceColumns(ownId)}
        onOpen={mayChange ? setEditing : undefined}
        summary={<ConnectNote />}
        actions={register}
        empty={
          <EmptyState title={deviceText.emptyTitle} actions={register}>
            {deviceText.emptyHint}
          </EmptyState>
        }
      />
      {editing && (
        <DeviceSheet
          device={editing === 'new' ? null : editing}
          first={{ prefix: nextPrefix(list.rows.map(row => row.prefix)), branchId: list.branchId }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
