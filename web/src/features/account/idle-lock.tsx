import { useState } from 'react'
import { askToLock, chooseIdleLock, isIdleLockOn } from '../../api/session/lock.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { Kbd } from '../../ui/key/kbd.tsx'
import { lockKey } from '../../ui/key/lock-key.ts'

/** Whether this device covers its screen by itself. The minutes are the store's choice, the switch is the device's. */
export function IdleLock({ minutes }: { minutes: number | null }) {
  const [on, setOn] = useState(isIdleLockOn)
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h2 className="font-semibold">Khóa màn hình ở máy này</h2>
      <Switch
        checked={on && minutes !== null}
        disabled={minutes === null}
        onChange={event => {
          chooseIdleLock(event.target.checked)
          setOn(event.target.checked)
        }}
      >
        {minutes === null
          ? 'Cửa hàng chưa đặt số phút tự khóa (Thiết lập › Cửa hàng)'
          : `Tự khóa sau ${minutes} phút không thao tác`}
      </Switch>
      <div>
        <Button onClick={() => askToLock()}>
          Khóa ngay <Kbd>{lockKey.key}</Kbd>
        </Button>
      </div>
    </section>
  )
}
