import { useState } from 'react'
import { loadProfile } from '../../api/session/load-profile.ts'
import { useLock } from '../../api/session/lock.ts'
import { useProfile } from '../../api/session/session.ts'
import { signOut } from '../../api/session/sign-out.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import { type HandOver, noteHandOver, readHandOver } from '../../offline/people/hand-over.ts'
import { writeText } from '../../storage/stored.ts'
import { handOverText } from '../../text/till/hand-over.ts'
import { Button } from '../../ui/button/button.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { OfflineOpenForm } from './offline-open-form.tsx'
import { OfflineSwitchForm } from './offline-switch-form.tsx'
import { OpenForm } from './open-form.tsx'
import { SwitchForm } from './switch-form.tsx'

/** The cover of a shared screen: its person opens it, or gives the device to a colleague. What was open stays under it. */
export function LockScreen() {
  const { fullName, store } = useProfile()
  const [switching, setSwitching] = useState(useLock.getState().switching)
  const { online, pending } = useConnection()
  const handOver = readHandOver(store.id)
  return (
    <div className="grid w-full max-w-86 gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={fullName} />
        <div className="min-w-0">
          <h1 className="truncate text-20 leading-tight">{switching ? 'Đổi người' : fullName}</h1>
          <p className="truncate text-ink-2">
            {switching ? `Đang ở máy: ${fullName}` : `Màn hình đã khóa · ${store.name}`}
          </p>
        </div>
      </div>
      {handOver && online ? (
        <ProveHandOver handOver={handOver} storeId={store.id} />
      ) : switching ? (
        online ? (
          <SwitchForm />
        ) : (
          <OfflineSwitchForm />
        )
      ) : online ? (
        <OpenForm />
      ) : (
        <OfflineOpenForm />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3">
        <Button variant="link" onClick={() => setSwitching(!switching)}>
          {switching ? `Quay lại ${fullName}` : 'Đổi người khác'}
        </Button>
        <Button variant="link" onClick={() => void signOut()}>
          Đăng xuất
        </Button>
      </div>
      {pending > 0 && (
        <p className="text-12 text-ink-3">
          {pending} hóa đơn của {fullName} đang chờ gửi; đổi người thì máy vẫn gửi tiếp dưới tên {fullName}.
        </p>
      )}
    </div>
  )
}

/** The server is back: who took over by name or by a code proves it, or the person whose session it is takes the device back. */
function ProveHandOver({ handOver, storeId }: { handOver: HandOver; storeId: string }) {
  return (
    <>
      <Note tone="warning">{handOverText.backOnline(handOver.fullName)}</Note>
      <SwitchForm only={handOver.userId} />
      <Button
        variant="ghost"
        onClick={() => {
          noteHandOver(storeId, null)
          // Its profile is asked for again, and the screen stays covered for them.
          const key = 'quay.v1.lock' as const
          writeText(key, JSON.stringify({ userId: handOver.before.id }))
          void loadProfile()
        }}
      >
        {handOverText.itIsBefore(handOver.before.fullName)}
      </Button>
    </>
  )
}
