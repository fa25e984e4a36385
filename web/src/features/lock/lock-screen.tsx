import { useState } from 'react'
import { useLock } from '../../api/lock.ts'
import { useProfile } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { useConnection } from '../../offline/connection.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { OpenForm } from './open-form.tsx'
import { SwitchForm } from './switch-form.tsx'

/** The cover of a shared screen: its person opens it, or gives the device to a colleague. What was open stays under it. */
export function LockScreen() {
  const { fullName, store } = useProfile()
  const [switching, setSwitching] = useState(useLock.getState().switching)
  const { online, pending } = useConnection()
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
      {!online && (
        <Note tone="warning" alert>
          Mất mạng nên chưa kiểm được mã PIN. Đơn đang bán và hóa đơn chưa gửi vẫn còn nguyên ở máy này; mở được ngay
          khi có mạng lại.
        </Note>
      )}
      {switching ? <SwitchForm /> : <OpenForm />}
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
